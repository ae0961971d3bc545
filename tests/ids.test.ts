import { MAX_LINE_LENGTH } from '@longtable/kit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeValue, parseValue } from '../bot/custom-ids/ids.ts';
import { type Id, makeId, parseId } from './ids.ts';

const table = fc.stringMatching(/^[\w-]{8}$/);
const line = fc.string({ maxLength: MAX_LINE_LENGTH });
const move = fc.nat(999_999);
const viewer = fc.oneof(fc.constant('spectator' as const), fc.nat(9));
const offer = {
  surface: fc.constantFrom('board' as const, 'panel' as const),
  table,
  seat: fc.nat(9),
  turn: fc.nat(99_999),
  page: fc.nat(99),
  line,
};
const ids: fc.Arbitrary<Id> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('panel', 'join', 'giveUp', 'seats', 'invite', 'boardHere'),
    table,
  }),
  fc.record({ kind: fc.constantFrom('thread', 'files'), request: table }),
  fc.record({ kind: fc.constant('elsewhere'), request: table, channel: fc.stringMatching(/^(dm|\d{17,20})$/) }),
  fc.record({ kind: fc.constantFrom('agree', 'refuse'), table, mark: fc.nat(999_999) }),
  fc.record({ kind: fc.constant('computer'), table, level: table }),
  fc.record({ kind: fc.constant('again'), table, seed: fc.constantFrom('new', 'same') }),
  fc.record({ kind: fc.constant('inbox'), page: fc.nat(99) }),
  fc.record({ kind: fc.constantFrom('look', 'log'), table, page: fc.nat(99) }),
  fc.record({ kind: fc.constant('showAs'), table, how: fc.constantFrom('picture' as const, 'plain' as const) }),
  fc.record({
    kind: fc.constant('rulesPage' as const),
    game: fc.stringMatching(/^[a-z]{2,20}$/),
    page: fc.nat(9),
    table: fc.option(table, { nil: undefined }),
  }),
  fc.record({ kind: fc.constant('watch'), table, viewer }),
  fc.record({
    kind: fc.constant('overtime' as const),
    table,
    seat: fc.nat(9),
    turn: fc.nat(99_999),
    decision: fc.constantFrom('claim', 'wait', 'computer', 'end'),
  }),
  fc.record({ kind: fc.constant('menu' as const), ...offer }),
  fc.record({ kind: fc.constant('choice' as const), act: fc.constantFrom('play', 'step', 'type', 'page'), ...offer }),
  fc.record({
    kind: fc.constant('replay' as const),
    step: fc.constantFrom('first', 'back', 'goto', 'forward', 'last', 'viewer', 'file', 'film', 'gif', 'share', 'open'),
    table: fc.option(table, { nil: undefined }),
    viewer,
    move,
  }),
  fc.record({
    kind: fc.constant('history' as const),
    act: fc.constantFrom('newer', 'older', 'replay', 'file'),
    person: fc.stringMatching(/^\d{17,20}$/),
    page: move,
  }),
  fc.record({ kind: fc.constant('forget' as const), sure: fc.boolean() }),
  fc.record({ kind: fc.constant('design' as const), draft: table, action: fc.constantFrom('left', 'fill', 'sure') }),
  fc.record({
    kind: fc.constant('designs' as const),
    step: fc.constantFrom('list', 'start', 'takeBack'),
    what: fc.stringMatching(/^[a-z0-9/-]{0,60}$/),
  }),
);

test('round-trips every id within Discord’s 100 characters', () => {
  fc.assert(
    fc.property(ids, (id) => {
      const customId = makeId(id);
      expect(customId.length).toBeLessThanOrEqual(100);
      expect(parseId(customId)).toEqual(id);
    }),
  );
});

test('round-trips the value of a menu option', () => {
  fc.assert(
    fc.property(fc.constantFrom('play' as const, 'step' as const, 'type' as const), line, (act, text) => {
      expect(parseValue(makeValue({ act, line: text }))).toEqual({ act, line: text });
    }),
  );
});

/** Custom ids of older messages. */
const POSTED: Record<string, string> = {
  tournament: 'tournament|join|K3_x-9aB',
  display: 'display|sentences',
  moderate: 'moderate|close|K3_x-9aB',
  sanction: 'sanction|block|123456789012345678|t1',
  fairPlayList: 'fairPlayList',
  fairPlay: 'fairPlay|show|often|duel|1|2',
  inviter: 'inviter|refuse|123456789012345678',
  showAs: 'showAs|K3_x-9aB|picture',
  analysis: 'analysis|try|K3_x-9aB|12',
  join: 'join|K3_x-9aB',
  bring: 'bring|K3_x-9aB',
  begin: 'begin|K3_x-9aB',
  leave: 'leave|K3_x-9aB',
  decline: 'decline|K3_x-9aB',
  plan: 'plan|type|K3_x-9aB|4',
  lobby: 'lobby|create|K3_x-9aB',
  opponent: 'opponent',
  thread: 'thread|K3_x-9aB',
  elsewhere: 'elsewhere|K3_x-9aB|1200000000000000301',
  files: 'files|K3_x-9aB',
  panel: 'panel|K3_x-9aB',
  more: 'more|K3_x-9aB',
  look: 'look|K3_x-9aB|12',
  notes: 'notes|K3_x-9aB|enemy',
  rulesPage: 'rulesPage|duel|1|K3_x-9aB',
  watch: 'watch|K3_x-9aB|spectator',
  seats: 'seats|K3_x-9aB',
  pause: 'pause|K3_x-9aB',
  draw: 'draw|K3_x-9aB',
  undo: 'undo|K3_x-9aB',
  agree: 'agree|K3_x-9aB|4',
  refuse: 'refuse|K3_x-9aB|4',
  resume: 'resume|K3_x-9aB',
  giveUp: 'giveUp|K3_x-9aB',
  resign: 'resign|K3_x-9aB',
  keep: 'keep|K3_x-9aB',
  hide: 'hide|K3_x-9aB',
  rename: 'rename|K3_x-9aB',
  back: 'back|K3_x-9aB',
  rematch: 'rematch|K3_x-9aB',
  stronger: 'stronger|K3_x-9aB',
  match: 'match|K3_x-9aB',
  variant: 'variant|K3_x-9aB|match|quick',
  share: 'share|K3_x-9aB',
  start: 'start|dungeon|computer',
  friend: 'friend',
  challenge: 'challenge|1200000000000000002',
  overtime: 'overtime|K3_x-9aB|1|17|claim',
  choice: 'bp0|K3_x-9aB|1|17|attack a|b\nc',
  menu: 'qm2|K3_x-9aB|0|17|',
  replay: 'replay|goto||spectator|31',
  achievements: 'achievements|123456789012345678|2',
  leaders: 'leaders|dungeon|all-time',
  history: 'history|older|123456789012345678|2',
  design: 'design|K3_x-9aB|dab',
  designs: 'designs|start|spy/scenario',
  preference: 'preference|via|',
  setup: 'setup|lobby',
  forget: 'forget|yes',
  invite: 'invite|K3_x-9aB',
  openSeat: 'openSeat|K3_x-9aB',
  computer: 'computer|K3_x-9aB|advanced',
  computers: 'computers|K3_x-9aB',
  program: 'program|K3_x-9aB|secret',
  next: 'next|K3_x-9aB',
  log: 'log|K3_x-9aB|0',
  rules: 'rules|K3_x-9aB',
  hint: 'hint|K3_x-9aB',
  boardHere: 'boardHere|K3_x-9aB',
  inbox: 'inbox|0',
  again: 'again|K3_x-9aB|same',
};

test.each(Object.entries(POSTED))('still parses an older custom id of the kind %s', (kind, customId) => {
  const id = parseId(customId);
  expect(id?.kind).toBe(kind);
  expect(id && makeId(id)).toBe(customId);
});

test('returns undefined for foreign custom ids and never throws', () => {
  const words = fc.constantFrom('replay', 'history', 'forget', 'yes', 'first', 'older', '0', '1', 't', '', 'spectator');
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(words).map((parts) => parts.join('|')),
      ),
      (text) => {
        const id = parseId(text);
        if (id) expect(makeId(id)).toBe(text);
      },
    ),
  );
  for (const foreign of [
    '',
    'x',
    'panel|',
    'bp0|t',
    'bp0|t|0|-1|w',
    'zz0|t|0|1|w',
    'panel|a|b',
    'agree|t|x',
    'watch|t|x',
    'look|t|x',
    'other|t',
    'overtime|t|0|1|sulk',
  ]) {
    expect(parseId(foreign)).toBeUndefined();
  }
});
