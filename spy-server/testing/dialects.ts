/** Returns a message with the names and values of only the committee's dialect. */
export function toCommitteeDialect(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toCommitteeDialect);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
    if (['GadgetEnum', 'poisoned', 'activeCharacter', 'gamePause', 'features'].includes(key) && key !== 'features')
      return [];
    if (key === 'features' && 'properties' in value) return [];
    if (key === 'fieldMap') return [['map', toCommitteeDialect(inner)]];
    if (key === 'usages' && inner === null) return [[key, -1]];
    if (key === 'janitorCoordinates' && inner === null) return [[key, { x: -1, y: -1 }]];
    if (key === 'activeCharacterId' && inner === '00000000-0000-0000-0000-000000000000') return [[key, null]];
    if (key === 'characters')
      return [[key, toCommitteeDialect((inner as object[]).filter((one) => 'coordinates' in one))]];
    return [[key, toCommitteeDialect(inner)]];
  });
  return Object.fromEntries(entries);
}

/** Returns a message with the names and values of only team 17's dialect. */
export function toTeam17Dialect(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toTeam17Dialect);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
    if (['activeCharacterId', 'gamePaused', 'properties', 'isPoisoned', 'valuePlayer1', 'valuePlayer2'].includes(key))
      return [];
    if (key === 'gadget' && 'GadgetEnum' in value) return [];
    if (key === 'map' && 'fieldMap' in value) return [];
    if ((key === 'chipAmount' || key === 'isInverted' || key === 'isDestroyed') && !isTable(value))
      return [[key, null]];
    if (key === 'safeIndex' && inner === 0) return [[key, null]];
    if (key === 'debugMessage' && inner === '') return [];
    return [[key, toTeam17Dialect(inner)]];
  });
  return Object.fromEntries(entries);
}

function isTable(field: object): boolean {
  return 'state' in field && field.state === 'ROULETTE_TABLE';
}
