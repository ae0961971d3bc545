import type { Text } from '@longtable/kit';

export const DESIGN_REFUSALS = {
  draftGone: {
    en: 'This draft no longer exists. `/design list` shows yours.',
    de: 'Diesen Entwurf gibt es nicht mehr. `/entwerfen liste` zeigt deine.',
  },
  tooManyDrafts: {
    en: 'You’ve reached your draft limit. Delete one first: `/design list` shows yours.',
    de: 'Du hast die Höchstzahl an Entwürfen erreicht. Lösche erst einen: `/entwerfen liste` zeigt deine.',
  },
  serverHasEnough: {
    en: 'This server has reached its limit for shared designs. Someone has to stop sharing one first.',
    de: 'Auf diesem Server ist die Höchstzahl geteilter Entwürfe erreicht. Erst muss jemand einen zurückziehen.',
  },
  sharedNowhere: {
    en: 'There’s nobody to share it with in a DM. Open it on a server with `/design list`.',
    de: 'In Direktnachrichten ist niemand, mit dem du teilen könntest. Öffne ihn auf einem Server mit `/entwerfen liste`.',
  },
  sharedGone: {
    en: 'This is no longer shared here. `/design list` shows what is.',
    de: 'Das wird hier nicht mehr geteilt. `/entwerfen liste` zeigt, was es gibt.',
  },
  notYourDesign: {
    en: 'Only the person who shared it or a server admin can stop sharing it.',
    de: 'Nur wer es geteilt hat oder die Serververwaltung kann das Teilen beenden.',
  },
  stillFaulty: {
    en: 'This needs fixing before it can be played. Open it with `/design list` to see what’s wrong.',
    de: 'Vor dem Spielen ist noch etwas zu beheben. Öffne es mit `/entwerfen liste`; dort steht, was.',
  },
  firstDesign: {
    en: 'You chose a second deck but no first. Choose both, or just the first for both sides.',
    de: 'Du hast nur ein zweites Deck gewählt. Wähle beide oder nur das erste für beide Seiten.',
  },
  unlikeDesigns: {
    en: 'These two are for different games. Choose both from the suggestions.',
    de: 'Diese beiden gehören zu verschiedenen Spielen. Wähle beide aus den Vorschlägen.',
  },
  designsTooLarge: {
    en: 'Together these two decks are too large. Shorten some names, or remove cards that neither deck uses.',
    de: 'Zusammen sind diese beiden Decks zu groß. Kürze Namen oder entferne Karten, die in keinem der Decks vorkommen.',
  },
  nothingToTakeBack: {
    en: 'There’s nothing left to undo.',
    de: 'Es gibt nichts mehr rückgängig zu machen.',
  },
  noSuchField: {
    en: 'Enter a square on this board by column and row, such as C7.',
    de: 'Gib ein Feld dieses Bretts mit Spalte und Zeile an, zum Beispiel C7.',
  },
  sizeLimit: {
    en: 'You’ve reached the size limit.',
    de: 'Größer oder kleiner geht es nicht.',
  },
} satisfies Record<string, Text>;
