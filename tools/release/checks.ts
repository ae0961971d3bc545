/** Parts of a package.json that a release depends on. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Returns the section of a version in the changelog with its heading, or undefined if there is none. */
export function changelogSection(changelog: string, version: string): string | undefined {
  const [, ...sections] = changelog.split(/^(?=## \[)/m);
  return sections.find((section) => section.startsWith(`## [${version}]`))?.trim();
}

/** Returns the reasons not to release: packages of different versions, or a changelog without the version and its date. */
export function problemsOf(manifests: readonly Manifest[], version: string, changelog: string): string[] {
  const names = new Set(manifests.map(({ name }) => name));
  const others = manifests.flatMap(({ name, version: own, dependencies = {} }) => [
    ...(own === version ? [] : [`${name} has version ${own}, not ${version}.`]),
    ...Object.entries(dependencies)
      .filter(([needed, range]) => names.has(needed) && range !== version)
      .map(([needed, range]) => `${name} depends on ${needed} ${range}, not ${version}.`),
  ]);
  const section = changelogSection(changelog, version);
  if (section === undefined) return [...others, `CHANGELOG.md has no section [${version}].`];
  if (!/^## .* – \d{4}-\d{2}-\d{2}$/m.test(section)) return [...others, `CHANGELOG.md gives no date for ${version}.`];
  return others;
}

/** Returns the packages so that each follows those it depends on. */
export function publishOrder<T extends Manifest>(manifests: readonly T[]): T[] {
  const ordered: T[] = [];
  const add = (manifest: T): void => {
    if (ordered.includes(manifest)) return;
    for (const needed of manifests) if (manifest.dependencies?.[needed.name]) add(needed);
    ordered.push(manifest);
  };
  manifests.forEach(add);
  return ordered;
}
