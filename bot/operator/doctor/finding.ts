/** What was looked at, what was found, and what to do about it if it is not well. */
export interface Finding {
  readonly about: string;
  readonly found: string;
  readonly todo?: string | undefined;
}

/** Makes findings about one thing; whatever goes wrong is one, too. */
export async function runCheck(about: string, look: () => Promise<Omit<Finding, 'about'>>): Promise<Finding> {
  try {
    return { about, ...(await look()) };
  } catch (error) {
    return { about, found: 'failed', todo: error instanceof Error ? error.message : String(error) };
  }
}
