import type { PlansWords } from './en.ts';

export const de: PlansWords = {
  panel: {
    head: '**Dein Plan** (nur du siehst ihn)',
    none: 'Keine Züge geplant.',
    ifIsPlayed: ({ words }) => `Wenn „${words}“ gespielt wird:`,
    whichMoveByShouldYourPlanWaitFor: ({ who }) => `Auf welchen Zug von ${who} soll dein Plan warten?`,
    itsYourMoveToPlanLaterTurns:
      'Du bist am Zug. Für spätere Züge wähle aus dem, was jetzt möglich ist, oder tippe einen Zug ein.',
    whatWillYouPlayThen: 'Was spielst du dann?',
    fromWorlds: 'Was spielst du in deinem nächsten Zug? Geht es dann nicht, wirst du benachrichtigt.',
    type: 'Die Stellung kann bis dahin anders sein, tippe deinen Zug also ein. Er wird gespielt, sobald du dran bist und er möglich ist; sonst wirst du benachrichtigt.',
    typeSecret:
      'Tippe deine Züge ein. Jeder wird gespielt, sobald du dran bist, falls er möglich ist. Ein Zug kann auf bestimmte Worte im Spielverlauf warten; kommt etwas anderes, wirst du benachrichtigt.',
    onlyIfOptional: ({ who }) => `Nur wenn ${who} … (optional)`,
    typeAMove: 'Zug eintippen',
    removeLast: 'Letzten entfernen',
    clearPlan: 'Plan löschen',
  },
  plan: {
    line: 'Dein Zug',
    ifLines: 'Nur nach diesem Gegenzug (optional)',
    ifWords: 'Nur wenn im Spielverlauf steht … (optional)',
  },
};
