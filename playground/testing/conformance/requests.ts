import { APPLICATION_ID, GUILD, TEXT_CHANNELS } from '../../world/setup.ts';
import { type Behaviour, PUBLISHED } from './published.ts';

/** A request with the expected status and error code. */
export interface RequestRow extends Behaviour {
  readonly request: readonly [method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>];
  readonly version?: string;
  readonly response: readonly [status: number, code?: number];
}

const messages = `/channels/${TEXT_CHANNELS[0].id}/messages`;
const commands = `/applications/${APPLICATION_ID}/commands`;
const { errors } = PUBLISHED;

/** Requests whose response does not depend on earlier ones. */
export const requestRows: readonly RequestRow[] = [
  { behaviour: 'v10 is served', published: PUBLISHED.versions, request: ['GET', '/users/@me'], response: [200] },
  ...['/v6', '/v7', '/v8', ''].map((version) => ({
    behaviour: `${version || 'no version'} is not served`,
    published: PUBLISHED.versions,
    version,
    request: ['GET', '/users/@me'] as const,
    response: [400, 50041] as const,
  })),
  {
    behaviour: 'a wrong token',
    published: PUBLISHED.authentication,
    request: ['GET', '/users/@me', undefined, { authorization: 'Bot wrong' }],
    response: [401, 0],
  },
  { behaviour: 'an unknown route', published: PUBLISHED.http, request: ['GET', '/nothing'], response: [404, 0] },
  { behaviour: 'a wrong method', published: PUBLISHED.http, request: ['DELETE', '/users/@me'], response: [405, 0] },
  { behaviour: 'no JSON', published: errors, request: ['POST', messages, '{'], response: [400, 50109] },
  { behaviour: 'an unknown channel', published: errors, request: ['GET', '/channels/1'], response: [404, 10003] },
  { behaviour: 'an unknown server', published: errors, request: ['GET', '/guilds/1'], response: [404, 10004] },
  {
    behaviour: 'an unknown member',
    published: errors,
    request: ['GET', `/guilds/${GUILD.id}/members/1`],
    response: [404, 10007],
  },
  { behaviour: 'an unknown message', published: errors, request: ['GET', `${messages}/1`], response: [404, 10008] },
  { behaviour: 'an unknown user', published: errors, request: ['GET', '/users/1'], response: [404, 10013] },
  { behaviour: 'an unknown command', published: errors, request: ['GET', `${commands}/1`], response: [404, 10063] },
  {
    behaviour: 'an unknown interaction',
    published: errors,
    request: ['POST', '/interactions/1/token/callback', { type: 6 }],
    response: [404, 10062],
  },
  {
    behaviour: 'an expired token',
    published: errors,
    request: ['POST', `/webhooks/${APPLICATION_ID}/token`, { content: 'x' }],
    response: [401, 50027],
  },
  { behaviour: 'an empty message', published: errors, request: ['POST', messages, {}], response: [400, 50006] },
  {
    behaviour: 'an invalid form',
    published: errors,
    request: ['POST', messages, { content: 5 }],
    response: [400, 50035],
  },
  {
    behaviour: 'a direct message to an unknown user',
    published: errors,
    request: ['POST', '/users/@me/channels', { recipient_id: '1' }],
    response: [400, 50033],
  },
  {
    behaviour: 'a direct message to the bot itself',
    published: PUBLISHED.dm,
    request: ['POST', '/users/@me/channels', { recipient_id: APPLICATION_ID }],
    response: [400, 50007],
  },
  {
    behaviour: 'a reply to an unknown message',
    published: PUBLISHED.message,
    request: ['POST', messages, { content: 'x', message_reference: { message_id: '1' } }],
    response: [400, 50035],
  },
  {
    behaviour: 'an invalid emoji as a reaction',
    published: errors,
    request: ['PUT', `${messages}/1/reactions/dice/@me`],
    response: [404, 10008],
  },
  {
    behaviour: 'the commands of another application',
    published: errors,
    request: ['GET', '/applications/1/commands'],
    response: [403, 50001],
  },
];
