import type { APIApplicationCommand } from 'discord-api-types/v10';
import { z } from 'zod';
import type { Discord } from '../../discord.ts';
import { discordErrors } from '../../error.ts';
import { commandForm, commandsForm, MAX_COMMANDS } from '../../limits/commands.ts';
import { check } from '../../limits/form.ts';
import type { Scope } from '../../world/commands.ts';
import { APPLICATION_ID } from '../../world/setup.ts';
import { type Call, type Route, route } from '../router.ts';

const bases = ['/applications/:application/commands', '/applications/:application/guilds/:guild/commands'] as const;

/** Routes for global and server commands. */
export function commandRoutes({ ids, world }: Discord): Route[] {
  const { commands, installations } = world;
  const nextId = () => ids.next();

  const found = (scope: Scope, id: string): APIApplicationCommand => {
    const command = commands.get(scope, id);
    if (!command) throw discordErrors.unknownCommand();
    return command;
  };

  const scopeOf = ({ params }: Call): Scope => {
    if (params.application !== APPLICATION_ID) throw discordErrors.missingAccess();
    if (params.guild === undefined) return 'global';
    if (!world.hasServer(params.guild) || !installations.isOn(params.guild)) throw discordErrors.missingAccess();
    return params.guild;
  };

  return bases.flatMap((base) => [
    route('GET', base, (call: Call) => {
      const full = call.query.get('with_localizations') === 'true';
      return { body: commands.list(scopeOf(call)).map((one) => (full ? one : withoutTranslations(one))) };
    }),
    route('PUT', base, (call: Call) => {
      const scope = scopeOf(call);
      const forms = check(commandsForm, call.body);
      for (const { type } of forms) checkCommandCount(forms, type);
      return { body: commands.replace(scope, forms, nextId) };
    }),
    route('POST', base, (call: Call) => {
      const scope = scopeOf(call);
      const form = check(commandForm, call.body);
      const known = commands.named(scope, form);
      if (!known) checkCommandCount([...commands.list(scope), form], form.type);
      return { status: known ? 200 : 201, body: commands.write(scope, form, nextId) };
    }),
    route('GET', `${base}/:command`, (call: Call) => ({ body: found(scopeOf(call), call.params.command ?? '') })),
    route('PATCH', `${base}/:command`, (call: Call) => {
      const scope = scopeOf(call);
      const before = found(scope, call.params.command ?? '');
      const change = check(z.looseObject({}), call.body);
      const form = check(commandForm, { ...before, ...change });
      return { body: commands.write(scope, form, nextId, before.id) };
    }),
    route('DELETE', `${base}/:command`, (call: Call) => {
      const scope = scopeOf(call);
      commands.remove(scope, found(scope, call.params.command ?? '').id);
      return {};
    }),
  ]);
}

function checkCommandCount(all: readonly Pick<APIApplicationCommand, 'type'>[], type: number): void {
  if (all.filter((one) => one.type === type).length > (MAX_COMMANDS[type] ?? 0)) throw discordErrors.tooManyCommands();
}

/** Removes translations, which Discord lists only on request. */
function withoutTranslations(command: APIApplicationCommand): object {
  return JSON.parse(JSON.stringify(command), (key, value: unknown) =>
    key === 'name_localizations' || key === 'description_localizations' ? undefined : value,
  ) as object;
}
