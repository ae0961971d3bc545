import type { Text } from '../../../games/kit/text.ts';

/** What the house does not do: designs. */
export const WORKSHOP = {
  draftGone: {
    en: 'This draft no longer exists. `/design list` shows yours.',
    de: 'Diesen Entwurf gibt es nicht mehr. `/entwerfen liste` zeigt deine.',
  },
  tooManyDrafts: {
    en: 'You have as many drafts as one person may. Delete one first: `/design list` shows yours.',
    de: 'Du hast so viele Entwürfe, wie eine Person darf. Lösche erst einen: `/entwerfen liste` zeigt deine.',
  },
  serverHasEnough: {
    en: 'This server has reached its limit for shared designs. Someone has to stop sharing one first.',
    de: 'Auf diesem Server ist die Höchstzahl geteilter Entwürfe erreicht. Erst muss jemand einen zurückziehen.',
  },
  sharedNowhere: {
    en: 'There is nobody to share it with in a direct message. Open it in a server with `/design list`.',
    de: 'In Direktnachrichten ist niemand, mit dem du teilen könntest. Öffne ihn auf einem Server mit `/entwerfen liste`.',
  },
  sharedGone: {
    en: 'This is not shared here any more. `/design list` shows what is.',
    de: 'Das ist hier nicht mehr geteilt. `/entwerfen liste` zeigt, was es gibt.',
  },
  notYourDesign: {
    en: 'Only the person who shared it or a server admin can stop sharing it.',
    de: 'Zurücknehmen kann es nur, wer es geteilt hat, oder wer diesen Server verwaltet.',
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
    de: 'Diese beiden gehören nicht zum selben Spiel. Wähle beide aus dem, was beim Tippen angeboten wird.',
  },
  designsTooLarge: {
    en: 'Together these two are too large. Shorten names or leave out what neither deck has.',
    de: 'Zusammen sind diese beiden zu groß. Kürze Namen oder lass weg, was in keinem der Stapel liegt.',
  },
  nothingToTakeBack: {
    en: 'There is nothing left to undo.',
    de: 'Es gibt nichts mehr rückgängig zu machen.',
  },
  noSuchField: {
    en: 'Name a field of this board by its column and row, such as C7.',
    de: 'Nenne ein Feld dieses Bretts mit Spalte und Zeile, etwa C7.',
  },
  sizeLimit: {
    en: 'That’s as far as the size can go.',
    de: 'Größer oder kleiner geht es nicht.',
  },
} satisfies Record<string, Text>;
