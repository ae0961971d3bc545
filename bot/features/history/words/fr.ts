import { french } from '@longtable/kit';
import type { HistoryWords, RecordPart } from './en.ts';

const RECORD_PARTS: Record<RecordPart, string> = {
  title: '`Longtable 1`',
  game: '`game` et le nom d’un jeu',
  options: '`options` et du JSON',
  seed: '`seed` et un nombre',
  seats: '`seats` et une liste',
  move: 'une place et un coup',
};

export const fr: HistoryWords = {
  replay: {
    jumpTo: 'Aller à l’étape',
    stepNumber: 'Numéro de l’étape',
    moveOf: ({ at, of, who }) => `Coup ${at}/${of} · ${who}`,
    stepOf: ({ at, of, who }) => `Étape ${at}/${of} · ${who}`,
    viewAs: 'Point de vue de…',
    everyone: 'Tout le monde',
    startingPlayer: 'le premier joueur',
    secondPlayer: 'le second joueur',
    saveAsRecording: 'Enregistrer en .replay',
    saveAsGif: 'Enregistrer en GIF',
    picture: ({ picture, pictures }) => `Image ${picture}/${pictures}`,
    recording: 'Toute la partie au format .replay d’origine. Tu peux aussi la parcourir avec `/revoir`.',
    saveAsFile: 'Télécharger le fichier',
    startPosition: 'Position de départ',
    notANumber: 'Indique le numéro d’une étape, par exemple 12.',
    expired: 'Cette lecture a expiré. Relance-la avec `/revoir`.',
    file: 'Toute la partie, un coup par ligne. Recharge-la avec `/revoir`.',
  },
  gif: {
    ready: 'Voici la partie en GIF. On y voit tout, même les cartes et les rôles cachés.',
    failed: 'Trop de GIF sont en cours de création. Réessaie dans une minute.',
    share: 'Partager le GIF',
    expired: 'Ce GIF a expiré. Appuie à nouveau sur « Enregistrer en GIF ».',
    progress: ({ percent }) => `Création du GIF : ${percent} %`,
  },
  history: {
    undone: '**ne compte pas** : annulée par un modérateur',
    replayOne: 'Revoir une partie…',
    saveOne: 'Télécharger une partie…',
    newer: 'Plus récentes',
    older: 'Plus anciennes',
    noGames: ({ person }) => `${person} n’a encore terminé aucune partie ici.`,
  },
  files: {
    tooManyMoves: ({ maxMoves }) =>
      `Le fichier contient plus de ${french.number(maxMoves)} coups, ce qu’aucune partie n’atteint.`,
    badLine: ({ number, expected }) =>
      `La ligne ${number} du fichier doit contenir ${RECORD_PARTS[expected]}. Prends un fichier enregistré avec \`/revoir\` ou \`/parties-jouées\`.`,
    badMove: ({ number, sentence }) => `La ligne ${number} du fichier ne peut pas être jouée : ${sentence}`,
  },
  buttons: {
    replay: 'Revoir',
    share: 'Partager',
  },
  log: {
    title: 'Historique',
    older: 'Plus anciens',
    newer: 'Plus récents',
    nothingHappened: 'Il ne s’est encore rien passé.',
  },
  refusals: {
    wrongSeats: 'La ligne 5 du fichier n’indique pas le bon nombre de places pour ce jeu.',
    gameUnknown: 'Ce fichier vient d’un jeu qui n’est pas disponible ici.',
    logDamaged: 'Certains coups de cette partie sont endommagés, on ne peut donc pas la revoir.',
  },
};
