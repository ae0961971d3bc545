import { say } from '@longtable/kit';
import { beforeEach, expect, test } from 'vitest';
import { codeOf, open, person, testContext } from '../../../tests/context.ts';
import type { Context } from '../../host/context.ts';
import type { Refusal } from '../../host/refusal.ts';
import { changePerson, readPerson } from '../../host/settings.ts';
import {
  checkInvitations,
  MAX_REFUSED,
  recordAcceptance,
  recordDecline,
  recordInvitations,
  refuseInvitationsFrom,
} from './invitations.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const BO = { id: 'bo', name: 'Bo' };

let now = 0;
let context: Context;
beforeEach(async () => {
  now = 10 * DAY;
  context = { ...(await testContext()), now: () => now };
});

const refusalOf = async (inviter: string | undefined, guests = [BO]) => {
  try {
    await checkInvitations(context, { guild: null, inviter, guests });
  } catch (error) {
    return error as Refusal;
  }
  return undefined;
};
const sentenceOf = async (inviter: string) => say((await refusalOf(inviter))?.sentence ?? '', 'en');
const tableOf = async (...people: string[]) => (await open(context, { occupants: people.map(person) })).table;

test('names the guest and the end of a pause after a declined invitation', async () => {
  await recordDecline(context, await tableOf('ada', 'cleo'), 'bo');
  expect((await readPerson(context, 'bo')).declined).toEqual([
    { by: 'ada', until: now + DAY },
    { by: 'cleo', until: now + DAY },
  ]);
  expect((await refusalOf('ada'))?.code).toBe('recentlyDeclined');
  expect(await sentenceOf('ada')).toContain('Bo');
  expect(await sentenceOf('ada')).toContain(`<t:${(now + DAY) / 1000}:R>`);
  expect([await refusalOf('dev'), await refusalOf(undefined)]).toEqual([undefined, undefined]);
  now += DAY;
  expect(await refusalOf('ada')).toBeUndefined();
});

test('names the guest and the end of the hour after three unanswered invitations of one user', async () => {
  const begun = now;
  for (const inviter of ['ada', 'cleo', 'ada']) {
    await recordInvitations(context, { guild: null, inviter, guests: [BO] });
    now += 1000;
  }
  expect(await refusalOf('ada')).toBeUndefined();
  await recordInvitations(context, { guild: null, inviter: 'ada', guests: [BO] });
  expect((await refusalOf('ada'))?.code).toBe('tooManyInvitations');
  expect(await sentenceOf('ada')).toContain('Bo');
  expect(await sentenceOf('ada')).toContain(`<t:${(begun + HOUR) / 1000}:R>`);
  expect(await refusalOf('cleo')).toBeUndefined();
  now = begun + HOUR;
  expect(await refusalOf('ada')).toBeUndefined();
});

test('forgets invitations after an hour, and stores none without an inviter', async () => {
  await recordInvitations(context, { guild: null, inviter: undefined, guests: [BO] });
  expect(await readPerson(context, 'bo')).toEqual({});
  await recordInvitations(context, { guild: null, inviter: 'ada', guests: [BO] });
  now += HOUR;
  await recordInvitations(context, { guild: null, inviter: 'cleo', guests: [BO] });
  expect((await readPerson(context, 'bo')).invited).toEqual([{ by: 'cleo', at: now }]);
});

test('restarts the pause of the inviters after a decline, keeps those of others, and forgets ended ones', async () => {
  const declined = [
    { by: 'ada', until: now + 5 },
    { by: 'dev', until: now + 5 },
    { by: 'eve', until: now },
  ];
  const invited = [
    { by: 'ada', at: now },
    { by: 'dev', at: now },
  ];
  await changePerson(context, 'bo', () => ({ declined, invited }));
  await recordDecline(context, await tableOf('ada', 'cleo'), 'bo');
  expect(await readPerson(context, 'bo')).toEqual({
    declined: [
      { by: 'dev', until: now + 5 },
      { by: 'ada', until: now + DAY },
      { by: 'cleo', until: now + DAY },
    ],
    invited: [{ by: 'dev', at: now }],
  });
});

test('ends pauses and counts of the inviters only when a user joins them', async () => {
  const declined = ['ada', 'dev'].map((by) => ({ by, until: now + 5 }));
  const invited = ['ada', 'dev'].map((by) => ({ by, at: now }));
  await changePerson(context, 'bo', () => ({ display: 'sentences', declined, invited }));
  await recordAcceptance(context, await tableOf('ada', 'bo'), 'bo');
  const kept = { display: 'sentences', declined: [declined[1]], invited: [invited[1]] };
  expect(await readPerson(context, 'bo')).toEqual(kept);
  const other = await open(context, { location: { guild: 'g', channel: 'd', message: null, language: 'en' } });
  await recordAcceptance(context, { ...other.table, seats: [person('eve'), person('bo')] }, 'bo');
  expect(await readPerson(context, 'bo')).toEqual(kept);
  await recordAcceptance(context, { ...other.table, seats: [person('dev'), person('bo')] }, 'bo');
  expect(await readPerson(context, 'bo')).toEqual({ display: 'sentences' });
});

test('stores the last users whose invitations are refused, without the user', async () => {
  const many = Array.from({ length: MAX_REFUSED + 1 }, (_, at) => `u${at}`);
  expect((await refuseInvitationsFrom(context, 'bo', ['bo', ...many])).notInvitedBy).toEqual(many.slice(1));
  expect((await refusalOf('u1'))?.code).toBe('invitationsRefused');
  expect(await sentenceOf('u1')).toContain('Bo');
  expect(await refusalOf('u0')).toBeUndefined();
  expect(await codeOf(checkInvitations(context, { guild: null, inviter: 'u1', guests: [{ id: 'cleo' }, BO] }))).toBe(
    'invitationsRefused',
  );
  expect(await refuseInvitationsFrom(context, 'bo', ['bo'])).toEqual({});
});
