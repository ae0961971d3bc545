import type { PageWords } from './en.ts';

export const fr: PageWords = {
  connecting: 'Connexion…',
  lost: 'Connexion perdue. Reconnexion…',
  ended: 'La connexion a été fermée.',
  retry: 'Se reconnecter',
  tapAgain: 'Touche encore pour jouer.',
  tapTarget: 'Touche une case en surbrillance.',
  play: 'Jouer',
  cancel: 'Annuler',
  back: 'Retour',
  close: 'Fermer',
  log: 'Historique',
  sinceThen: 'Depuis ton dernier tour',
  tables: 'Tes tables',
  noTables: 'Tu ne joues à aucune table.',
  newGame: 'Nouvelle partie',
  about: 'À propos de Longtable',
  pages: 'Règles',
  yourTurn: 'À toi de jouer',
  spectator: 'Tu regardes.',
  map: 'Petite carte',
};
