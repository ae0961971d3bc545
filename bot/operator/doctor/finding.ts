/** Result of one check, with advice if there is a problem. */
export interface Finding {
  readonly about: string;
  readonly found: string;
  readonly todo?: string | undefined;
}

/** Runs a check. An error becomes a finding with its message as advice. */
export async function runCheck(about: string, look: () => Promise<Omit<Finding, 'about'>>): Promise<Finding> {
  try {
    return { about, ...(await look()) };
  } catch (error) {
    return { about, found: 'failed', todo: error instanceof Error ? error.message : String(error) };
  }
}
