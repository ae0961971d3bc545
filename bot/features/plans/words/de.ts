import type { PlansWords } from './en.ts';

export const de: PlansWords = {
  panel: {
    title: '**Dein Plan** (nur du siehst ihn)',
    backToGame: 'Zurück zum Spiel',
    empty: 'Keine Züge geplant.',
    ifPlayed: ({ reply, line }) => `Wenn „${reply}“ gespielt wird: ${line}`,
    whichReply: ({ name }) => `Auf welchen Zug von ${name} soll dein Plan warten?`,
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
  },
  form: {
    line: 'Dein Zug',
    ifReply: 'Nur nach diesem Gegenzug (optional)',
    ifLog: 'Nur wenn im Verlauf steht … (optional)',
  },
};
