import type { DiscordError, FormErrors } from './error.ts';
import type { Gateway } from './gateway/gateway.ts';
import type { Interaction } from './interactions/interaction.ts';
import type { Interactions } from './interactions/interactions.ts';
import type { Api } from './rest/api.ts';

/** Returns a list that grows with everything Discord would reject: requests, late responses and gateway payloads. */
export function collectProblems(api: Api, gateway: Gateway, interactions: Interactions): string[] {
  const problems: string[] = [];
  api.on('refusal', (_, method, path, error) => problems.push(`${method} ${path}: ${describe(error)}`));
  interactions.on('lapse', (interaction) => {
    problems.push(`The bot did not answer ${nameOf(interaction)} within 3 seconds`);
  });
  gateway.on('rejected', (code, reason) => problems.push(`The gateway closed the connection: ${code} ${reason}`));
  return problems;
}

function describe({ code, message, errors }: DiscordError): string {
  const details = errors ? leaves(errors).join(', ') : '';
  return `${code} ${message}${details && ` (${details})`}`;
}

/** Returns the validation errors with their paths. */
function leaves(errors: FormErrors, path = ''): string[] {
  return Object.entries(errors).flatMap(([step, inside]) => {
    if (Array.isArray(inside)) return inside.map(({ message }) => `${path}: ${message}`);
    return inside ? leaves(inside, path === '' ? step : `${path}.${step}`) : [];
  });
}

/** Returns the command or custom id of an interaction, and its user. */
export function nameOf({ data, person }: Interaction): string {
  const name = 'name' in data ? `/${data.name}` : 'custom_id' in data ? `"${data.custom_id}"` : 'an interaction';
  return `${name} of ${person.user.username}`;
}
