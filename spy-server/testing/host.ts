import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cast } from '@longtable/spy/files/cast';
import { scenarios } from '@longtable/spy/files/scenarios';
import { defaultConfig, type MatchConfig } from '@longtable/spy/rules/config';
import { pino } from 'pino';
import { type Server, startServer } from '../main.ts';
import type { ServerOptions } from '../server/lobby.ts';

/** A test server with its own folder that can be killed and restarted. */
export class Host {
  readonly folder: string = mkdtempSync(join(tmpdir(), 'spy-server-'));
  readonly #options: Omit<ServerOptions, 'port' | 'folder'>;
  #server: Server | undefined;
  port = 0;

  private constructor(config: Partial<MatchConfig>, changes: Partial<ServerOptions>) {
    this.#options = {
      files: { config: { ...defaultConfig, ...config }, scenario: scenarios.small, characters: cast },
      host: '127.0.0.1',
      spectators: 'all-seeing',
      isOriginalAi: 'off',
      lingerMs: 60_000,
      matches: 1,
      log: pino({ level: 'silent' }),
      seed: 1,
      replays: false,
      ...changes,
    };
  }

  static async start(config: Partial<MatchConfig> = {}, changes: Partial<ServerOptions> = {}): Promise<Host> {
    const host = new Host(config, changes);
    await host.restart();
    return host;
  }

  /** Restarts in the same folder and on the same port. */
  async restart(): Promise<void> {
    await this.kill();
    this.#server = await startServer({ ...this.#options, port: this.port, folder: this.folder });
    this.port = this.#server.port;
  }

  async kill(): Promise<void> {
    await this.#server?.close();
    this.#server = undefined;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
