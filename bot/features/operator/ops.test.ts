import { readFileSync } from 'node:fs';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { PLAYGROUND_TOKEN, PREDEFINED_USERS } from '@longtable/playground';
import { beforeAll, expect, test } from 'vitest';
import { startTestBot } from '../../../tests/test-bot.ts';
import { readSettings } from '../../settings.ts';
import { Metrics } from './endpoint.ts';

const read = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');

/** Series that Prometheus creates itself. */
const OWN = ['up'];

/** Returns the metric names in a text. */
function named(text: string): string[] {
  const names = text.match(/\b(?:longtable|nodejs|process)_[a-z0-9_]+|\bup(?=\{)/g) ?? [];
  return [...new Set(names)].filter((name) => !OWN.includes(name));
}

let exported: string;
beforeAll(async () => {
  const metrics = new Metrics();
  const testBot = await startTestBot([noughts], 'memory:', { onInteraction: metrics.observeInteraction });
  metrics.observe(testBot.longtable, async () => true);
  const ada = await testBot.join('Ada');
  await ada.command('table', 'play', { subcommand: 'noughts' });
  exported = await metrics.text();
  await testBot.close();
});

test('uses only exported metrics in dashboard and alerts, and shows all of Longtable’s own', () => {
  const known = [...exported.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [name, `${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  );
  const dashboard = named(read('bot/features/operator/ops/dashboard.json'));
  expect(dashboard.length).toBeGreaterThan(10);
  for (const file of ['bot/features/operator/ops/dashboard.json', 'bot/features/operator/ops/alerts.yaml'])
    expect(known).toEqual(expect.arrayContaining(named(read(file))));
  const own = [...exported.matchAll(/^# TYPE (longtable_\S+)/gm)].map(([, name = '']) => name);
  expect(own.filter((name) => !dashboard.some((asked) => asked.startsWith(name)))).toEqual([]);
});

test('exports neither tokens nor user ids', () => {
  expect(exported.length).toBeGreaterThan(1000);
  for (const secret of [PLAYGROUND_TOKEN, ...PREDEFINED_USERS.map(({ user }) => user.id)])
    expect(exported).not.toContain(secret);
});

test('listens on the loopback interface by default', () => {
  const { METRICS_HOST, PROGRAM_HOST } = readSettings({});
  expect([METRICS_HOST, PROGRAM_HOST]).toEqual(['127.0.0.1', '127.0.0.1']);
});

test('contains every test that SECURITY.md names', () => {
  const named = [...read('SECURITY.md').matchAll(/`([^`]+\.test\.ts)`((?:,? “[^”]+”)*)/g)];
  expect(named.length).toBeGreaterThan(12);
  for (const [, file = '', names = ''] of named)
    for (const [, name] of names.matchAll(/“([^”]+)”/g)) expect(read(file)).toContain(`test('${name}'`);
});

test('uses the same limits and start command in container and service', () => {
  const [service, compose] = [read('bot/features/operator/ops/longtable@.service'), read('compose.yaml')];
  const of = (text: string, pattern: RegExp) => pattern.exec(text)?.[1]?.toLowerCase();
  const limits: [RegExp, RegExp][] = [
    [/^MemoryMax=(\d+[GM])$/m, /^ {4}mem_limit: (\d+[gm])$/m],
    [/^LimitNOFILE=(\d+)$/m, /^ {6}nofile: (\d+)$/m],
    [/^TasksMax=(\d+)$/m, /^ {4}pids_limit: (\d+)$/m],
    [/^TimeoutStopSec=(\d+)$/m, /^ {4}stop_grace_period: (\d+)s$/m],
  ];
  for (const [one, other] of limits) {
    expect(of(service, one)).toBeDefined();
    expect(of(compose, other)).toBe(of(service, one));
  }
  expect(service).toContain('\nRestart=always\n');
  expect(compose).toContain('restart: unless-stopped');
  const command = JSON.parse(
    /^CMD (\[.*"bot\/cli\/longtable\.cjs", "start"\])$/m.exec(read('Dockerfile'))?.[1] ?? '[]',
  ).join(' ');
  const installed = command
    .replace(/^node/, 'node_modules/.bin/node')
    .replace(/(?=node_modules|bot\/)/g, '/opt/longtable/current/');
  expect(service).toContain(`ExecStart=${installed}\n`);
});
