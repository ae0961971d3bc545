import type { PersonalDataWords } from './en.ts';

export const de: PersonalDataWords = {
  sureToDelete:
    'Alle deine Daten löschen? Du gibst jedes laufende Spiel auf, Verlauf, Statistik, Wertungen und Einstellungen werden gelöscht, und in beendeten Spielen erscheinst du als „jemand“. Das lässt sich nicht rückgängig machen. Mit `/meine-daten-herunterladen` bekommst du vorher eine Kopie.',
  delete: 'Meine Daten löschen',
  notDeleted: 'Okay, es wurde nichts gelöscht.',
  deleted: 'Erledigt. Nichts, was ich speichere, lässt sich dir noch zuordnen.',
  everything: 'Hier ist alles, was ich über dich speichere. Andere an deinen Tischen werden nicht genannt.',
  server: {
    download: 'Serverdaten herunterladen',
    everything: 'Alles, was über diesen Server gespeichert ist. Geheimes aus laufenden Spielen fehlt.',
    delete: 'Serverdaten löschen',
    sureToDelete:
      'Alles löschen, was über diesen Server gespeichert ist: Einstellungen, Sperren, Turniere, geteilte Entwürfe, Ranglisten und Verlauf? Laufende Tische werden geschlossen, und deine eigenen Spiele gibst du auf. Beendete Spiele bleiben im Verlauf der Leute, die sie gespielt haben. Das lässt sich nicht rückgängig machen.',
    deleted: 'Alles, was über diesen Server gespeichert war, ist gelöscht.',
    downloadedLog: ({ by }) => `<@${by}> hat alles heruntergeladen, was über diesen Server gespeichert ist.`,
    deletedLog: ({ by }) => `<@${by}> hat alles gelöscht, was über diesen Server gespeichert war.`,
  },
};
