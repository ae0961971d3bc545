import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadCommands } from '../../bot/interactions/command.ts';
import { accessPage } from './access.ts';
import { buildReference, REFERENCES } from './reference.ts';
import { withStructure } from './structure.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const inRoot = (path: string) => resolve(ROOT, path);

const commands = await loadCommands(new URL('../../commands/', import.meta.url));
writeFileSync(inRoot('docs/access.md'), accessPage(commands));
const architecture = inRoot('docs/architecture.md');
writeFileSync(architecture, withStructure(readFileSync(architecture, 'utf8'), ROOT));

for (const folder of Object.keys(REFERENCES)) await buildReference(folder);
