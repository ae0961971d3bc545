import type { DiscordError, FormErrors } from './error.ts';
import type { Gateway } from './gateway/gateway.ts';
import type { Interaction } from './interactions/interaction.ts';
import type { Interactions } from './interactions/interactions.ts';
import type { Api } from './rest/api.ts';

interface Sources {
  readonly api: Api;
  readonly gateway: Gateway;
  readonly interactions: Interactions;
}

/** Reports everything that Discord would reject: requests, late responses and gateway payloads. */
export function onProblem({ api, gateway, interactions }: Sources, report: (problem: string) => void): void {
  api.on('refusal', (_, method, path, error) => report(`${method} ${withoutToken(path)}: ${describe(error)}`));
  interactions.on('lapse', (interaction) => {
    report(`The bot did not answer ${nameOf(interaction)} within 3 seconds`);
  });
  gateway.on('rejected', (code, reason) => report(`The gateway closed the connection: ${code} ${reason}`));
}

/** Returns a path without its interaction token. */
function withoutToken(path: string): string {
  return path.replace(/^(\/(?:interactions|webhooks)\/\d+)\/[^/]+/, '$1/…');
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
