import { APPLICATION_ID, BOT, GUILD, ROOMS } from '../../world/cast.ts';
import { type Behaviour, PUBLISHED } from './published.ts';

/** A request with the expected status and error code. */
export interface RequestRow extends Behaviour {
  readonly ask: readonly [method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>];
  readonly version?: string;
  readonly answer: readonly [status: number, code?: number];
}

const messages = `/channels/${ROOMS[0].id}/messages`;
const commands = `/applications/${APPLICATION_ID}/commands`;
const { errors } = PUBLISHED;

/** Requests whose response does not depend on earlier ones. */
export const requestRows: readonly RequestRow[] = [
  { behaviour: 'v10 is served', published: PUBLISHED.versions, ask: ['GET', '/users/@me'], answer: [200] },
  ...['/v6', '/v7', '/v8', ''].map((version) => ({
    behaviour: `${version || 'no version'} is not`,
    published: PUBLISHED.versions,
    version,
    ask: ['GET', '/users/@me'] as const,
    answer: [400, 50041] as const,
  })),
  {
    behaviour: 'a wrong token',
    published: PUBLISHED.authentication,
    ask: ['GET', '/users/@me', undefined, { authorization: 'Bot wrong' }],
    answer: [401, 0],
  },
  { behaviour: 'an unknown route', published: PUBLISHED.http, ask: ['GET', '/nothing'], answer: [404, 0] },
  { behaviour: 'a wrong method', published: PUBLISHED.http, ask: ['DELETE', '/users/@me'], answer: [405, 0] },
  { behaviour: 'no JSON', published: errors, ask: ['POST', messages, '{'], answer: [400, 50109] },
  { behaviour: 'an unknown channel', published: errors, ask: ['GET', '/channels/1'], answer: [404, 10003] },
  { behaviour: 'an unknown server', published: errors, ask: ['GET', '/guilds/1'], answer: [404, 10004] },
  {
    behaviour: 'an unknown member',
    published: errors,
    ask: ['GET', `/guilds/${GUILD.id}/members/1`],
    answer: [404, 10007],
  },
  { behaviour: 'an unknown message', published: errors, ask: ['GET', `${messages}/1`], answer: [404, 10008] },
  { behaviour: 'an unknown user', published: errors, ask: ['GET', '/users/1'], answer: [404, 10013] },
  { behaviour: 'an unknown command', published: errors, ask: ['GET', `${commands}/1`], answer: [404, 10063] },
  {
    behaviour: 'an unknown interaction',
    published: errors,
    ask: ['POST', '/interactions/1/token/callback', { type: 6 }],
    answer: [404, 10062],
  },
  {
    behaviour: 'a dead token',
    published: errors,
    ask: ['POST', `/webhooks/${APPLICATION_ID}/token`, { content: 'x' }],
    answer: [401, 50027],
  },
  { behaviour: 'an empty message', published: errors, ask: ['POST', messages, {}], answer: [400, 50006] },
  {
    behaviour: 'a form with a broken rule',
    published: errors,
    ask: ['POST', messages, { content: 5 }],
    answer: [400, 50035],
  },
  {
    behaviour: 'a direct message to nobody',
    published: errors,
    ask: ['POST', '/users/@me/channels', { recipient_id: '1' }],
    answer: [400, 50033],
  },
  {
    behaviour: 'a direct message to the bot itself',
    published: PUBLISHED.dm,
    ask: ['POST', '/users/@me/channels', { recipient_id: BOT.id }],
    answer: [400, 50007],
  },
  {
    behaviour: 'a message that answers one that is not there',
    published: PUBLISHED.message,
    ask: ['POST', messages, { content: 'x', message_reference: { message_id: '1' } }],
    answer: [400, 50035],
  },
  {
    behaviour: 'an emoji that is none, as a reaction',
    published: errors,
    ask: ['PUT', `${messages}/1/reactions/dice/@me`],
    answer: [404, 10008],
  },
  {
    behaviour: 'the commands of another application',
    published: errors,
    ask: ['GET', '/applications/1/commands'],
    answer: [403, 50001],
  },
];
