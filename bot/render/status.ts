import { type Language, list, type Seat, say, type Text, type Viewer } from '@longtable/kit';
import { SIGNS } from '@longtable/kit/picture';
import type { Offer, Table } from '../../storage/records/table.ts';
import type { Plan } from '../../storage/records/table-features.ts';
import { yetToAgree } from '../host/actions/agreement.ts';
import { planOf } from '../host/plans/plan.ts';
import { readerAt } from '../host/table/names.ts';
import { computerOnTurn, hasBegun, isUnanswered, type LoadedTable, onTurn, resultOf } from '../host/table/table.ts';
import { isPrivate } from '../host/table/terms.ts';
import { on, soon } from './duration.ts';
import { sign } from './emojis.ts';
import { achievementLines, endHead, endLines, resultLines } from './ending.ts';
import { plainLine } from './escape.ts';
import { lessonTitle, occasionTitle } from './exercise.ts';
import { everyoneAt, nameAt, namesTogether } from './names.ts';
import { matchTitle, modeTitles } from './opponents/terms.ts';
import { WORDS } from './text.ts';
import { texts } from './words/texts.ts';

/** The open menu: its partial line and page. */
export interface OpenMenu {
  readonly partial: string;
  readonly page: number;
}

export const CLOSED: OpenMenu = { partial: '', page: 0 };

/**
 * Returns the line above a board: the title of the game with its occasion and terms, and the players. In a lesson, the
 * step instead of the players.
 */
export function headOf(loaded: LoadedTable, language: Language): string {
  const { table, game } = loaded;
  const lesson = table.features.lesson && lessonTitle(loaded, language);
  if (lesson) return `**${game.title}** · ${lesson}`;
  const known = game.terms?.(table.options).fixesSeed ? [say(WORDS.givenSeed, language)] : [];
  const round = table.features.tournament ? [say(tournamentRound(table.features.tournament.round + 1), language)] : [];
  const match = table.features.match && matchTitle(loaded);
  const which = match ? [say(match, language)] : [];
  const name = table.terms.name ? [plainLine(table.terms.name)] : [];
  const occasion = occasionTitle(loaded, language);
  const title = [game.title, occasion, name, modeTitles(loaded, language), round, which, known].flat().join(' · ');
  return `**${title}** · ${everyoneAt(loaded, language)}`;
}

/** Returns the title of a message. After a game, the ending is the first line. */
export function titleOf(loaded: LoadedTable, language: Language, viewer: Viewer = 'spectator'): string {
  const ending = isPlayedOut(loaded) ? endHead(loaded, readerAt(loaded, viewer, language)) : [];
  const trophy = resultOf(loaded)?.winners.length ? sign(SIGNS.trophy) : '';
  return [...ending.map((line) => trophy + line), headOf(loaded, language)].join('\n');
}

/** Whether a started game is over. Lessons are excluded: their ending is shown with the tasks. */
function isPlayedOut({ table }: LoadedTable): boolean {
  return table.status === 'over' && hasBegun(table) && !table.features.lesson;
}

function tournamentRound(round: number): Text {
  return texts.status.tournamentRound({ value: round });
}

/** Returns the lines below a board, by status: when an open table expires, the players to move, that the game is paused, or the result. */
export function status(
  loaded: LoadedTable,
  opened: OpenMenu,
  language = loaded.table.location.language,
  viewer: Viewer = 'spectator',
): string[] {
  const { table } = loaded;
  switch (table.status) {
    case 'paused':
      return [`**${say(WORDS.paused, language)}**`];
    case 'open':
      return table.times.lapsesAt === null ? [] : [say(lapsing(table, soon(table.times.lapsesAt)), language)];
    case 'over': {
      const reader = readerAt(loaded, viewer, language);
      return [...(isPlayedOut(loaded) ? resultLines : endLines)(loaded, reader), ...achievementLines(loaded, reader)];
    }
    case 'playing':
      return [waitingLine(loaded, opened, language)];
  }
}

function lapsing({ seats }: Table, when: string): Text {
  if (seats.some(isUnanswered)) return texts.status.theInvitationExpires({ when });
  return texts.status.theTableClosesIfNobodyJoins({ when });
}

function waitingLine(loaded: LoadedTable, opened: OpenMenu, language: Language): string {
  if (computerOnTurn(loaded)) return say(WORDS.computerThinking, language);
  const seat = publicSeat(loaded);
  const question = seat === undefined ? '' : plainLine(ask(loaded, seat, opened, language));
  if (question === '') return turnLine(loaded, onTurn(loaded), language);
  return loaded.table.seats.length === 1 ? question : `**${nameAt(loaded, seat as Seat, language)}**: ${question}`;
}

export function turnLine(loaded: LoadedTable, seats: readonly Seat[], language: Language): string {
  const who = namesTogether(loaded, seats, language);
  const isOne = seats.length === 1;
  return say(texts.status.toMove({ who, isOne }), language);
}

/** Returns the line about an offer. The player who made it sees whose answers are pending. Empty without an offer. */
export function offerLine(loaded: LoadedTable, language: Language, viewer: Viewer = 'spectator'): string {
  const {
    agreement: { offer },
  } = loaded.table;
  if (!offer) return '';
  if (viewer !== offer.seat) return `${nameAt(loaded, offer.seat, language)} ${say(OFFERS[offer.what], language)}`;
  const asked = namesTogether(loaded, yetToAgree(loaded.table, offer), language);
  return `${say(ASKED[offer.what](asked), language)} ${say(texts.status.untilNextMove, language)}`;
}

const ASKED: Record<Offer['what'], (who: string) => Text> = {
  pause: (who) => texts.status.askedToPause({ who }),
  draw: (who) => texts.status.offeredADraw({ who }),
  undo: (who) => texts.status.askedToLetYouUndoYourLastMove({ who }),
};

/** Returns the line about the answer to an offer. Empty without an answer. */
export function answerLine(loaded: LoadedTable, language: Language): string {
  const {
    agreement: { answer },
  } = loaded.table;
  if (!answer) return '';
  const name = nameAt(loaded, answer.by, language);
  return answer.agrees
    ? `✓ ${name} ${say(AGREES[answer.what], language)}`
    : `${name} ${say(DECLINES[answer.what], language)}`;
}

const AGREES: Record<Offer['what'], Text> = {
  pause: texts.status.agreedToPause,
  draw: texts.status.agreedToADraw,
  undo: texts.status.allowedItItsYourTurnAgain,
};

const DECLINES: Record<Offer['what'], Text> = {
  pause: texts.status.declinedToPause,
  draw: texts.status.declinedTheDraw,
  undo: texts.status.didntAllowTheUndo,
};

const OFFERS = { pause: WORDS.asksForPause, draw: WORDS.offersDraw, undo: WORDS.asksForUndo };

/** Returns the running clocks as relative timestamps, which Discord keeps up to date. Empty if none runs. */
export function clockLine(loaded: LoadedTable, language: Language): string {
  const { table } = loaded;
  const { expiresAt, expired } = table.clock;
  const running = expiresAt.flatMap((moment, seat) =>
    moment === null || table.status !== 'playing' ? [] : [{ moment, seat }],
  );
  const lines = running.map(({ moment, seat }) => {
    const name = running.length > 1 ? `${nameAt(loaded, seat, language)}: ` : '';
    const words = expired.includes(seat) ? WORDS.timeRanOut : WORDS.timeRunsOut;
    return `${name}${say(words, language)} ${soon(moment)}`;
  });
  return lines.join(' · ');
}

export function vacationLines(loaded: LoadedTable, language: Language): string[] {
  return loaded.table.seats.flatMap((sitter, seat) => {
    if (sitter.kind !== 'person' || sitter.away === undefined) return [];
    return [`${nameAt(loaded, seat, language)} ${say(onVacation(sitter.away), language)}`];
  });
}

export function latecomerLine({ table }: LoadedTable, language: Language): string {
  const names = (table.features.latecomers ?? []).map(({ id, name }) => (name ? plainLine(name) : `<@${id}>`));
  const who = list(names, language);
  const words: Text = texts.status.words({ who, count: names.length });
  return names.length > 0 ? say(words, language) : '';
}

function onVacation(until: number): Text {
  const when = on(until);
  return texts.status.isOnVacationUntil({ when });
}

export const PLAN_STOPPED: Record<NonNullable<Plan['stopped']>, Text> = {
  reply: texts.status.yourPlanStoppedBecauseYour,
  line: texts.status.yourPlanStoppedBecauseItsNext,
  undo: texts.status.yourPlanStoppedBecauseAMoveWas,
};

export function planNote({ table }: LoadedTable, seat: Seat, language: Language): string {
  const plan = planOf(table, seat);
  if (!plan || (!plan.stopped && plan.steps.length === 0)) return '';
  return `-# ${plan.stopped ? say(PLAN_STOPPED[plan.stopped], language) : say(planWords(plan.steps.length), language)}`;
}

function planWords(lines: number): Text {
  return texts.status.yourPlanMovesOnlyYouCanSeeItWith({ lines });
}

/** Returns the seat whose menus are on the public board: the only seat to move, if a person has it and its choices are not secret. */
export function publicSeat(loaded: LoadedTable): Seat | undefined {
  const [seat, ...others] = onTurn(loaded);
  if (seat === undefined || others.length > 0 || isPrivate(loaded)) return undefined;
  return loaded.table.seats[seat]?.kind === 'person' ? seat : undefined;
}

export function ask(loaded: LoadedTable, seat: Seat, opened: OpenMenu, language: Language): string {
  const { table, game } = loaded;
  return game.face.ask?.(table.state, seat, opened.partial, readerAt(loaded, seat, language)) ?? '';
}

/** Returns the name of the list for choices without their own list: that of the game, or a default. */
export function listName({ table, game }: LoadedTable, seat: Seat, { partial }: OpenMenu, language: Language): string {
  return say(game.face.listName?.(table.state, seat, partial) ?? WORDS.choose, language);
}

/** Seat colours. The first four are distinguishable with colour blindness. */
const SEATS = [0x3b82f6, 0xf59e0b, 0x10b981, 0xa855f7, 0xfacc15, 0xf472b6, 0x22d3ee, 0xef4444] as const;
/** Colour if several seats can act. */
const SEVERAL = 0xe5e7eb;

/** Returns the accent colour of the seat to move, or a neutral one if several seats can act. Undefined if none can. */
export function accentOf(loaded: LoadedTable): number | undefined {
  if (loaded.table.status !== 'playing') return undefined;
  const [seat, ...others] = onTurn(loaded);
  if (seat === undefined) return undefined;
  return others.length > 0 ? SEVERAL : SEATS[seat % SEATS.length];
}
