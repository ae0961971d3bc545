import { german } from '@longtable/kit';
import type { AnalysisWords } from './en.ts';

export const de: AnalysisWords = {
  analysis: {
    running: ({ percent }) => `Das Spiel wird analysiert … ${percent}`,
    failed: 'Dieses Spiel konnte nicht analysiert werden. Versuch es später noch einmal.',
    winChance: 'Gewinnchance',
    expectedResult: 'Erwartetes Ergebnis',
    noTurningPoint: 'Kein einzelner Zug hat dieses Spiel entschieden.',
    largestSwings: 'Diese Züge haben die Aussichten am meisten verändert:',
    swing: ({ first, last, played, from, to }) =>
      `**${last > first ? `Züge ${first}–${last}` : `Zug ${first}`}** · ${from} → ${to}\n${played}`,
    openMethod: '-# Der Computer hat jede Stellung oft zu Ende gespielt und kannte dabei alles Verdeckte.',
    method: '-# Der Computer hat jede Stellung oft zu Ende gespielt und wusste dabei nur, was am Tisch bekannt war.',
    perfectRun: '-# 100 % wären ein perfektes Spiel.',
    turningPoint: ({ move, played, points, better }) =>
      `**Zug ${move}** · ${played}\nBesser (+${german.count(points, 'Prozentpunkt', 'Prozentpunkte')}): **${better}**`,
    decline: ({ move, played, points, isLuck }) =>
      `**Zug ${move}** · ${played}\n${isLuck ? 'Pech' : 'Fehler'}: −${german.count(points, 'Prozentpunkt', 'Prozentpunkte')}`,
    moves: ({ moves }) => german.count(moves, 'Zug', 'Züge'),
    move: ({ move }) => `Zug ${move}`,
    yourSide: ({ name }) =>
      `${name === undefined ? '' : `Du spielst für ${german.player(name, 'accusative')}. `}Das ist eine Übung und zählt nicht.`,
    fromMove: ({ move }) => `Ab Zug ${move}`,
    playFrom: ({ move }) => `Ab ${move} spielen`,
    analyse: 'Analysieren',
  },
  noComputer: 'Der Computer kann dieses Spiel nicht spielen und deshalb auch nicht analysieren.',
};
