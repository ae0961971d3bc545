import type { PersonalDataWords } from './en.ts';

export const es: PersonalDataWords = {
  sureToDelete:
    '¿Borrar todos tus datos? Te rendirás en todas tus partidas en curso, se borrarán tu historial, tus estadísticas, puntuaciones y ajustes, y en las partidas terminadas aparecerás como «alguien». No se puede deshacer. Si quieres una copia, usa antes `/descargar-mis-datos`.',
  delete: 'Borrar mis datos',
  notDeleted: 'De acuerdo, no se ha borrado nada.',
  deleted: 'Hecho. Nada de lo que guardo está ya vinculado a ti.',
  everything: 'Aquí está todo lo que guardo sobre ti. No se nombra a los demás jugadores de tus mesas.',
};
