import { basename, join, normalize } from 'node:path';

/** A package whose README is published. Paths are relative to the repository. */
export interface PublishedPackage {
  readonly folder: string;
  /** Files and folders in the tarball besides dist/. */
  readonly files: readonly string[];
  /** Address of a file in the repository, without its path. Undefined if the repository is not published. */
  readonly repository: string | undefined;
}

/**
 * Returns a README for a tarball. Links to files that are not in it lead to the repository. If the repository is not
 * published, they become text with the path of the file.
 */
export function publishedReadme(readme: string, { folder, files, repository }: PublishedPackage): string {
  const isPacked = (path: string) => files.some((file) => `${path}/`.startsWith(`${join(folder, file)}/`));
  return readme.replace(/(!?)\[([^\]]*)\]\(([^)\s#]+)([^)\s]*)\)/g, (link, image, text, target, anchor) => {
    const path = normalize(join(folder, target)).replace(/\/$/, '');
    if (/^[a-z]+:/.test(target) || isPacked(path)) return link;
    if (repository !== undefined) return `${image}[${text}](${repository}/${path}${anchor})`;
    return basename(path) === 'README.md' || image ? text : `${text} (\`${path}\`)`;
  });
}
