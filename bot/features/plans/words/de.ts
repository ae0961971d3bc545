import { german } from '@longtable/kit';
import type { PlansWords } from './en.ts';

export const de: PlansWords = {
  panel: {
    title: '**Dein Plan** (nur für dich sichtbar)',
    backToGame: 'Zurück zum Spiel',
    empty: 'Keine Züge geplant.',
    ifPlayed: ({ reply, line }) => `Falls „${reply}“ passiert: ${line}`,
    whichReply: ({ name }) => `Auf welchen Zug von ${german.player(name, 'dative')} soll dein Plan warten?`,
    laterTurns: 'Du bist am Zug. Für spätere Züge wähle aus dem, was jetzt möglich ist, oder tippe einen Zug ein.',
    andThen: 'Was spielst du dann?',
    nextTurn: 'Was spielst du in deinem nächsten Zug? Geht es dann nicht, wirst du benachrichtigt.',
    whoseTurn: 'Wessen Zug planst du?',
    inTurn: ({ name }) => `Was tut ${name} im nächsten Zug? Geht es dann nicht, wirst du benachrichtigt.`,
    nothingMore: 'Gerade gibt es nichts weiter zu planen.',
    type: 'Die Stellung kann bis dahin anders sein, tippe deinen Zug also ein. Er wird gespielt, sobald du dran bist und er möglich ist; sonst wirst du benachrichtigt.',
    typeSecret:
      'Tippe deine Züge ein. Jeder wird gespielt, sobald du dran bist, falls er dann möglich ist. Vorher kann ich das nicht prüfen. Ein Zug kann auf bestimmte Wörter im Verlauf warten. Passiert etwas anderes, wirst du benachrichtigt.',
    onlyIf: ({ name }) => `Nur wenn ${name} … (optional)`,
    typeMove: 'Zug eintippen',
    removeLast: 'Letzten entfernen',
    clearPlan: 'Plan löschen',
    open: 'Vorausplanen',
  },
  form: {
    line: 'Dein Zug',
    ifReply: 'Nur nach diesem Gegenzug (optional)',
    ifLog: 'Nur wenn im Verlauf steht … (optional)',
  },
  status: {
    planned: ({ moves }) => `Dein Plan: ${german.count(moves, 'Zug', 'Züge')}. Nur du siehst ihn.`,
    played: ({ moves }) => `Dein Plan wurde gespielt: **${moves}**.`,
    dropped: ({ moves }) => `Aus deinem Plan gestrichen, weil es nicht mehr möglich ist: **${moves}**.`,
    stopped: {
      reply: 'Dein Plan wurde gestoppt, weil anders gespielt wurde.',
      line: 'Dein Plan wurde gestoppt, weil der nächste Zug nicht mehr möglich ist.',
      undo: 'Dein Plan wurde gestoppt, weil ein Zug zurückgenommen wurde.',
    },
  },
  refusals: {
    planNothing: 'Gerade gibt es nichts zu planen.',
    planTurn: 'Wähle, für wessen Zug der Plan gilt. Ein getippter Zug beginnt mit diesem Namen und einem Doppelpunkt.',
    planAlone: 'Du spielst hier allein und musst auf niemanden warten. Zieh einfach.',
    planFull: 'Dein Plan hat die Höchstlänge erreicht. Warte, bis ein Teil davon gespielt ist.',
    planChanged: 'Dein Plan hat sich inzwischen geändert. So steht er jetzt.',
  },
};
