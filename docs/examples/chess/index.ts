import {
  about,
  eachLanguage,
  type Game,
  type InEach,
  inLanguage,
  isYou,
  type Language,
  nameOf,
  type Reader,
  refuse,
  rulesFrom,
  type Scene,
  say,
  spotName,
  storyBy,
  type Thing,
  viewOf,
} from '@longtable/kit';
import { drawScene } from '@longtable/kit/picture';
import { Chess, castlingSide, normalizeMove } from 'chessops/chess';
import { INITIAL_EPD, INITIAL_FEN, makeFen, parseFen } from 'chessops/fen';
import { makeSanAndPlay } from 'chessops/san';
import type { Move, Role } from 'chessops/types';
import { charToRole, kingCastlesTo, makeSquare, makeUci, parseSquare, parseUci, squareRank } from 'chessops/util';
import { z } from 'zod';

/** `seen` are the positions since the last capture or pawn move. The third repetition is a draw. */
const stateSchema = z.object({ fen: z.string(), seen: z.array(z.string()) });
type State = z.infer<typeof stateSchema>;
type Moved = { readonly kind: 'moved'; readonly seat: number; readonly san: string };

const PIECES: InEach<Readonly<Record<Role, string>>> = {
  en: { king: 'King', queen: 'Queen', rook: 'Rook', bishop: 'Bishop', knight: 'Knight', pawn: 'Pawn' },
  de: { king: 'König', queen: 'Dame', rook: 'Turm', bishop: 'Läufer', knight: 'Springer', pawn: 'Bauer' },
};
const COLOURS = { en: ['White', 'Black'], de: ['Weiß', 'Schwarz'] };
const TITLE = { en: 'Board', de: 'Brett' };
const PLAYS = {
  you: { en: ['You', 'play'], de: ['Du', 'spielst'] },
  others: { en: [undefined, 'plays'], de: [undefined, 'spielt'] },
};
const FILE_NAMES = 'abcdefgh';
const DRAWS = {
  stalemate: { en: 'A draw by stalemate.', de: 'Remis durch Patt.' },
  material: { en: 'Draw by insufficient material.', de: 'Remis: Niemand kann mehr matt setzen.' },
  repetition: { en: 'A draw by repetition.', de: 'Remis durch Stellungswiederholung.' },
  fifty: { en: 'A draw by the fifty-move rule.', de: 'Remis nach der 50-Züge-Regel.' },
};
const FILES = [0, 1, 2, 3, 4, 5, 6, 7];

const positionOf = ({ fen }: State) => Chess.fromSetup(parseFen(fen).unwrap()).unwrap();
const mover = (position: Chess) => (position.turn === 'white' ? 0 : 1);
const turn = (state: State) => (endOf(state) ? [] : [mover(positionOf(state))]);
const letterOf = (role: Role, language: Language) =>
  language !== 'de' && role === 'knight' ? 'N' : inLanguage(PIECES, language)[role].charAt(0);

/** Returns every legal move in UCI notation: `e2e4`, `e1g1` to castle, `e7e8q` to promote. */
function legalLines(position: Chess): string[] {
  return [...position.allDests()].flatMap(([from, dests]) =>
    [...dests].flatMap((dest) => {
      const side = castlingSide(position, { from, to: dest });
      const to = side ? kingCastlesTo(position.turn, side) : dest;
      const promotes = position.board.getRole(from) === 'pawn' && [0, 7].includes(squareRank(to));
      return (promotes ? ['q', 'r', 'b', 'n'] : ['']).map((piece) => makeUci({ from, to }) + piece);
    }),
  );
}

/** Returns mate, the reason for a draw, or undefined while the game continues. */
function endOf(state: State): 'mate' | keyof typeof DRAWS | undefined {
  const position = positionOf(state);
  if (position.isCheckmate()) return 'mate';
  if (position.isStalemate()) return 'stalemate';
  if (position.isInsufficientMaterial()) return 'material';
  if (state.seen.filter((one) => one === state.seen.at(-1)).length === 3) return 'repetition';
  return position.halfmoves >= 100 ? 'fifty' : undefined;
}

/** Returns the label of the next step of a line: the piece, its target, or the promotion. */
function labelOf(position: Chess, partial: string, line: string) {
  if (partial.length === 2) return line.slice(2);
  const role = partial === '' ? position.board.getRole(parseSquare(line) as number) : charToRole(line.slice(4));
  return eachLanguage((language) =>
    `${inLanguage(PIECES, language)[role as Role]} ${partial === '' ? line : ''}`.trim(),
  );
}

/** Returns the pieces on the board, from a player’s own side, capitals for White. */
function scene(state: State, reader: Reader): Scene {
  const { language, viewer } = reader;
  const [position, [seat]] = [positionOf(state), turn(state)];
  const files = viewer === 1 ? FILES.toReversed() : FILES;
  const [columns, rows] = [
    files.map((file) => FILE_NAMES.charAt(file)),
    files.toReversed().map((rank) => `${rank + 1}`),
  ];
  const [names, colours] = [inLanguage(PIECES, language), inLanguage(COLOURS, language)];
  return {
    header: seat === undefined ? ending(state, reader) : `${nameOf(reader, seat)} (${colours[seat]})`,
    regions: [{ id: 'board', kind: 'grid', label: inLanguage(TITLE, language), columns, rows }],
    things: [...position.board].map(([square, { role, color }]): Thing => {
      const [owner, spot, name] = [color === 'white' ? 0 : 1, makeSquare(square), names[role]];
      const [letter, about] = [letterOf(role, language), `${name} (${colours[owner]})`];
      const mark = owner === 0 ? letter : letter.toLowerCase();
      return { id: spot, kind: role, region: 'board', spot, owner, name, mark, numbers: [], states: [], about };
    }),
    signs: {},
  };
}

function ending(state: State, reader: Reader): string {
  const end = endOf(state);
  if (end && end !== 'mate') return say(DRAWS[end], reader.language);
  const yours = { en: 'You win by checkmate.', de: 'Du gewinnst durch Schachmatt.' };
  const theirs = (name: string) => ({
    en: `${name} checkmates and wins.`,
    de: `${name} gewinnt durch Schachmatt.`,
  });
  return about(reader, 1 - mover(positionOf(state)), yours, theirs);
}

/** Chess with the rules of chessops. This file adds menus, texts and views. */
export const chess: Game<State, Record<string, never>, Moved> = {
  id: 'chess',
  title: 'Chess',
  summary: { en: 'Checkmate the king.', de: 'Setze den König matt.' },
  rules: rulesFrom({
    en: 'Choose a piece and where it goes, or type a move such as `e2e4`. Checkmate wins.',
    de: 'Wähle eine Figur und ihr Ziel, oder tippe einen Zug wie `e2e4`. Schachmatt gewinnt.',
  }),
  seats: { min: 2, max: 2 },
  draws: true,
  secrets: false,
  options: z.object({}),
  state: stateSchema,
  setup: () => ({ state: { fen: INITIAL_FEN, seen: [INITIAL_EPD] }, events: [] }),
  turn,
  choices(state, seat, partial) {
    if (!turn(state).includes(seat) || ![0, 2, 4].includes(partial.length)) return [];
    const position = positionOf(state);
    const lines = legalLines(position).filter((line) => line.startsWith(partial) && line !== partial);
    const steps = new Set(lines.map((line) => line.slice(0, partial.length + 2)));
    return [...steps].map((line) => {
      const label = labelOf(position, partial, line);
      const things = [line.slice(0, 2), line.slice(2, 4)].filter(Boolean).map((square) => spotName('board', square));
      return { line, label, things, final: lines.includes(line) };
    });
  },
  play(state, seat, line) {
    if (!turn(state).includes(seat)) return refuse('turn', { en: 'It’s not your turn.', de: 'Du bist nicht am Zug.' });
    const position = positionOf(state);
    if (!legalLines(position).includes(line))
      return refuse('illegal', { en: 'You can’t play that. Try another move.', de: 'Das geht nicht. Zieh anders.' });
    const san = makeSanAndPlay(position, normalizeMove(position, parseUci(line) as Move));
    const [fen, epd] = [makeFen(position.toSetup()), makeFen(position.toSetup(), { epd: true })];
    const seen = [...(position.halfmoves === 0 ? [] : state.seen), epd];
    return { state: { fen, seen }, events: [{ kind: 'moved', seat, san }], undoable: true };
  },
  result(state) {
    const end = endOf(state);
    return end && { winners: end === 'mate' ? [1 - mover(positionOf(state))] : [] };
  },
  presentation: {
    scene,
    view: viewOf(scene),
    picture: (state, reader) => drawScene(scene(state, reader), { ground: ['#3b2a1c', '#1a1c25'], hues: {} }),
    story: storyBy<Moved>({
      moved: {
        weight: 'others',
        text: ({ seat, san }, { reader }) =>
          eachLanguage((language) => {
            const move = san.replace(/[KQRBN]/g, (letter) => letterOf(charToRole(letter) as Role, language));
            const [you, verb] = inLanguage(isYou(reader, seat) ? PLAYS.you : PLAYS.others, language);
            return `${you ?? nameOf(reader, seat)} ${verb} ${move}.`;
          }),
      },
    }),
    ending,
  },
};
