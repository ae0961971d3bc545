import { expect, test, vi } from 'vitest';
import { codeOf, testContext } from '../../../tests/context.ts';
import type { Reply } from '../../interactions/reply.ts';
import { tournamentKind } from './record.ts';
import { tournamentAccess } from './tournament.ts';

interface As {
  readonly user?: string;
  readonly guild?: string;
  readonly isManager?: boolean;
}

test('lets the organiser and managers start, announce and cancel a tournament, and others join it', async () => {
  const context = await testContext();
  const get = vi.spyOn(context.storage.store(tournamentKind), 'get');
  get.mockImplementation(async (cup) => (cup === 'cup' ? { guild: 'g', organiser: 'ada' } : undefined) as never);
  const may = async (act: string, as: As = {}, tournament = 'cup') => {
    const { user = 'eve', guild = 'g', isManager = false } = as;
    const interaction = { memberPermissions: { has: () => isManager } };
    const reply = { bot: { context }, user: { id: user }, guildId: guild, interaction } as unknown as Reply;
    return codeOf(tournamentAccess.resolve(reply, { tournament, act }));
  };
  expect(await may('join')).toBe('done');
  expect(await may('standings')).toBe('done');
  for (const act of ['start', 'begin']) expect(await may(act)).toBe('notOrganiser');
  expect(await may('announce')).toBe('notYoursToAnnounce');
  for (const act of ['sure', 'cancel']) expect(await may(act)).toBe('notYoursToCancel');
  for (const as of [{ user: 'ada' }, { isManager: true }]) expect(await may('start', as)).toBe('done');
  expect([await may('join', { guild: 'h' }), await may('join', {}, 'none')]).toEqual(['noTournament', 'noTournament']);
});
