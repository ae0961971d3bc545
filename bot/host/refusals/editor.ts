import type { Text } from '../../../games/kit/text.ts';

/** Refusals: designs. */
export const WORKSHOP = {
  draftGone: {
    en: 'This draft is not there any more. `/design list` shows yours.',
    de: 'Diesen Entwurf gibt es nicht mehr. `/entwerfen liste` zeigt deine.',
  },
  tooManyDrafts: {
    en: 'You have as many drafts as one person may. Delete one first: `/design list` shows yours.',
    de: 'Du hast so viele Entwürfe, wie eine Person darf. Lösche erst einen: `/entwerfen liste` zeigt deine.',
  },
  serverHasEnough: {
    en: 'As much is shared in this server as may be. Somebody has to take something back first.',
    de: 'Auf diesem Server ist so viel geteilt, wie geht. Erst muss jemand etwas zurücknehmen.',
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
    en: 'Only whoever shared it, or those who manage this server, can take it back.',
    de: 'Zurücknehmen kann es nur, wer es geteilt hat, oder wer diesen Server verwaltet.',
  },
  stillFaulty: {
    en: 'Something is still to be mended before this can be played. Open it with `/design list` and read what it says below.',
    de: 'Daran ist noch etwas zu richten, bevor es sich spielen lässt. Öffne es mit `/entwerfen liste` und lies, was darunter steht.',
  },
  firstDesign: {
    en: 'A second one needs a first. Choose both, or only the first for both sides.',
    de: 'Zu einem zweiten gehört ein erster. Wähle beide, oder nur den ersten für beide Seiten.',
  },
  unlikeDesigns: {
    en: 'These two do not belong to the same game. Choose both from what is offered while you type.',
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
    en: 'It cannot get any larger or smaller.',
    de: 'Größer oder kleiner geht es nicht.',
  },
} satisfies Record<string, Text>;
