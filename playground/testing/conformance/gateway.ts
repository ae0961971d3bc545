import { PLAYGROUND_TOKEN } from '../../world/setup.ts';
import { type Behaviour, PUBLISHED } from './published.ts';

/** Payloads sent to the gateway and the expected close code. */
export interface GatewayRow extends Behaviour {
  readonly query?: string;
  readonly payloads: readonly unknown[];
  readonly closeCode: number;
}

const identify = (more: object = {}) => ({
  op: 2,
  d: { token: PLAYGROUND_TOKEN, intents: 1, properties: {}, ...more },
});
const MEMBERS = 1 << 1;
const PRESENCES = 1 << 8;
const CONTENT = 1 << 15;

/** Payloads that close the connection. The playground of this list requires two shards. */
export const gatewayRows: readonly GatewayRow[] = [
  ['an unknown opcode', [{ op: 99, d: null }], 4001],
  ['no JSON', ['{'], 4002],
  ['more than 4,096 bytes', [`"${'x'.repeat(4_100)}"`], 4002],
  ['a payload before identifying', [{ op: 3, d: {} }], 4003],
  ['a wrong token', [identify({ token: 'wrong', shard: [0, 2] })], 4004],
  ['identifying twice', [identify({ shard: [0, 2] }), identify({ shard: [0, 2] })], 4005],
  ['more than 120 payloads in a minute', Array.from({ length: 121 }, () => ({ op: 1, d: null })), 4008],
  ['an invalid shard', [identify({ shard: [2, 2] })], 4010],
  ['a shard without a count', [identify({ shard: [0] })], 4010],
  ['fewer shards than are needed', [identify({ shard: [0, 1] })], 4011],
  ['no shard where several are needed', [identify()], 4011],
  ['no intents', [identify({ intents: undefined, shard: [0, 2] })], 4013],
  ['unknown intents', [identify({ intents: 1 << 17, shard: [0, 2] })], 4013],
  ['the privileged intent for members', [identify({ intents: MEMBERS, shard: [0, 2] })], 4014],
  ['the privileged intent for presences', [identify({ intents: PRESENCES, shard: [0, 2] })], 4014],
  ['the privileged intent for content', [identify({ intents: CONTENT, shard: [0, 2] })], 4014],
].map(
  ([behaviour, say, closed]) =>
    ({ behaviour, published: PUBLISHED.closeCodes, payloads: say, closeCode: closed }) as GatewayRow,
);

/** Query strings of the gateway URL for which the gateway closes the connection. */
export const addressRows: readonly GatewayRow[] = [
  { behaviour: 'version 6', published: PUBLISHED.versions, query: '?v=6&encoding=json', payloads: [], closeCode: 4012 },
  {
    behaviour: 'an unknown encoding',
    published: PUBLISHED.closeCodes,
    query: '?v=10&encoding=xml',
    payloads: [],
    closeCode: 4002,
  },
];
