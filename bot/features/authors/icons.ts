import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { iconNames, iconPath } from '@longtable/kit/picture/icons';

/** Prints the shipped icons whose names contain all words, or writes them as a page. Returns the exit code. */
export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { to: { type: 'string' } },
  });
  const names = iconNames().filter((name) => positionals.every((word) => name.includes(word.toLowerCase())));
  if (names.length === 0) {
    console.error(`No icon is called ${positionals.join(' ')}. An icon can also be SVG path data; see docs/guide.md.`);
    return 1;
  }
  if (values.to === undefined) console.log(names.join('\n'));
  else {
    await writeFile(values.to, pageOf(names));
    console.log(`Wrote ${values.to} with ${names.length} icons.`);
  }
  return 0;
}

function pageOf(names: readonly string[]): string {
  const figures = names.map(
    (name) =>
      `<figure><svg viewBox="0 0 512 512"><path d="${escapeHtml(iconPath(name) ?? '')}"/></svg><figcaption>${name}</figcaption></figure>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Icons</title>
<style>
body { background: #313338; color: #dbdee1; display: flex; flex-wrap: wrap; font: 13px system-ui, sans-serif; gap: 8px }
figure { margin: 4px; text-align: center; width: 112px }
svg { fill: currentcolor; width: 56px }
</style>
${figures.join('\n')}
</html>
`;
}

/** Escapes text for HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
