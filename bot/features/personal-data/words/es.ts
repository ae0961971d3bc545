import type { PersonalDataWords } from './en.ts';

export const es: PersonalDataWords = {
  sureToDelete:
    '¿Borrar todos tus datos? Te rendirás en todas tus partidas en curso, se borrarán tu historial, tus estadísticas, puntuaciones y ajustes, y en las partidas terminadas aparecerás como «alguien». No se puede deshacer. Si quieres una copia, usa antes `/descargar-mis-datos`.',
  delete: 'Borrar mis datos',
  notDeleted: 'De acuerdo, no se ha borrado nada.',
  deleted: 'Hecho. Nada de lo que guardo está ya vinculado a ti.',
  everything: 'Aquí está todo lo que guardo sobre ti. No se nombra a los demás jugadores de tus mesas.',
  server: {
    download: 'Descargar datos del servidor',
    everything: 'Todo lo que se guarda sobre este servidor, sin los secretos de las partidas sin terminar.',
    delete: 'Borrar datos del servidor',
    sureToDelete:
      '¿Borrar todo lo que se guarda sobre este servidor: ajustes, bloqueos, torneos, diseños compartidos, clasificaciones e historial? Las mesas sin terminar se cierran y te rindes en tus propias partidas. Las partidas terminadas se quedan en el historial de sus jugadores. No se puede deshacer.',
    deleted: 'Se ha borrado todo lo que se guardaba sobre este servidor.',
    downloadedLog: ({ by }) => `<@${by}> ha descargado todo lo que se guarda sobre este servidor.`,
    deletedLog: ({ by }) => `<@${by}> ha borrado todo lo que se guardaba sobre este servidor.`,
  },
};
