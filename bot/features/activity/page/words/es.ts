import type { PageWords } from './en.ts';

export const es: PageWords = {
  connecting: 'Conectando…',
  lost: 'Conexión perdida. Reconectando…',
  ended: 'Se ha cerrado la conexión.',
  retry: 'Reconectar',
  tapAgain: 'Toca otra vez para jugar.',
  tapTarget: 'Toca un lugar resaltado.',
  play: 'Jugar',
  cancel: 'Cancelar',
  back: 'Atrás',
  close: 'Cerrar',
  log: 'Registro',
  sinceThen: 'Desde tu último turno',
  tables: 'Tus mesas',
  noTables: 'No estás en ninguna mesa.',
  newGame: 'Nueva partida',
  about: 'Acerca de Longtable',
  pages: 'Reglas',
  yourTurn: 'Tu turno',
  spectator: 'Estás mirando.',
  map: 'Mapa pequeño',
};
