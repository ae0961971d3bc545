import { scriptArguments } from '../script.ts';

// Benchmarks: `bot` compares the bot with an echo bot, `rules` measures games without a bot, `growth` many tables, `pictures` boards as pictures, `servers` many servers, `peers` noughts and crosses in other bots.
const [which] = scriptArguments('bot');
if (which === 'bot') await import('./bot.ts');
else if (which === 'rules') await import('./rules.ts');
else if (which === 'growth') await import('./growth.ts');
else if (which === 'pictures') await import('./pictures.ts');
else if (which === 'servers') await import('./servers.ts');
else if (which === 'peers') await import('./peers.ts');
else
  console.error(
    'Usage: npm run bench [-- bot [TABLES [TABLES on servers [ROUNDS]]] | rules [FOLDER where boardgame.io is installed] | growth [TABLES [TABLES on servers]] | pictures | servers [SERVERS [SHARDS]] | peers [ROUNDS]]',
  );
