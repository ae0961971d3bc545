import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { toCommitteeDialect, toTeam17Dialect } from './dialects.ts';
import type { Frame } from './program.ts';
import type { Dialect } from './strict.ts';

/** A server that speaks only one dialect: our server, with the other dialect removed. */
export class ForeignServer {
  readonly #sockets: WebSocketServer;
  readonly #upstream: number;
  readonly #dialect: Dialect;
  /** Client messages that a program of this dialect would not understand. */
  readonly misunderstood: string[] = [];

  private constructor(upstream: number, dialect: Dialect) {
    this.#upstream = upstream;
    this.#dialect = dialect;
    this.#sockets = new WebSocketServer({ host: '127.0.0.1', port: 0 });
    this.#sockets.on('connection', (socket) => this.#bridge(socket));
  }

  static async start(upstream: number, dialect: Dialect): Promise<ForeignServer> {
    const server = new ForeignServer(upstream, dialect);
    await once(server.#sockets, 'listening');
    return server;
  }

  get port(): number {
    return (this.#sockets.address() as AddressInfo).port;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const socket of this.#sockets.clients) socket.terminate();
    this.#sockets.close();
    await once(this.#sockets, 'close');
  }

  #bridge(socket: WebSocket): void {
    const upstream = new WebSocket(`ws://127.0.0.1:${this.#upstream}/websockets/game`);
    const waiting: string[] = [];
    let status: Frame;
    let team: string[] = [];
    upstream.on('open', () => {
      for (const text of waiting.splice(0)) upstream.send(text);
    });
    upstream.on('error', () => {});
    socket.on('error', () => {});
    if (this.#dialect === 'B') socket.send(GREETING);
    socket.on('message', (data) => {
      const text = data.toString();
      this.#judge(JSON.parse(text), team);
      if (upstream.readyState === WebSocket.OPEN) upstream.send(text);
      else waiting.push(text);
    });
    upstream.on('message', (data) => {
      const frame: Frame = JSON.parse(data.toString());
      if (frame.type === 'GAME_STATUS') status = frame;
      if (frame.type === 'REQUEST_EQUIPMENT_CHOICE') team = frame.chosenCharacterIds;
      if (frame.type === 'REQUEST_GAME_OPERATION' && this.#dialect === 'B')
        socket.send(this.#spell({ ...status, operations: null, activeCharacterId: frame.characterId }));
      socket.send(this.#spell({ ...frame, novelty: { of: ['another', 'team'] } }));
    });
    upstream.on('close', () => socket.close());
    socket.on('close', () => upstream.close());
  }

  #spell(frame: Frame): string {
    return JSON.stringify(this.#dialect === 'A' ? toTeam17Dialect(frame) : toCommitteeDialect(frame));
  }

  #judge(message: Frame, team: readonly string[]): void {
    const object = (text: string) => this.misunderstood.push(`${message.type}: ${text}`);
    if (typeof message.creationDate !== 'string') object('no date');
    if (message.type !== 'HELLO' && typeof message.clientId !== 'string') object('no id');
    if (message.type === 'ITEM_CHOICE') {
      const key = this.#dialect === 'A' ? 'chosenCharacter' : 'chosenCharacterId';
      if ((message[key] === null) === (message.chosenGadget === null)) object('not one choice');
    }
    if (message.type === 'EQUIPMENT_CHOICE' && !team.every((id) => Array.isArray(message.equipment[id])))
      object('keys');
    if (message.type === 'GAME_OPERATION') {
      const { type, target, characterId } = message.operation;
      if (typeof target?.x !== 'number' || typeof characterId !== 'string') object(type);
      if (type === 'PROPERTY_ACTION' && message.operation.isEnemy !== null) object('isEnemy');
      if (type === 'MOVEMENT' && typeof message.operation.from?.x !== 'number') object('from');
    }
  }
}

const GREETING = JSON.stringify({
  information: { 'Spectator.Names': [], 'Spectator.Count': 0, 'Player.Count': 0, 'Player.Names': [] },
  clientId: null,
  type: 'META_INFORMATION',
  creationDate: '15.12.2026 05:54:24',
  debugMessage: 'The one you get on creation. The clientId can be null.',
});
