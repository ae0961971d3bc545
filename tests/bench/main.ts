import { scriptArguments } from '../script.ts';

// One benchmark a word: nothing is the whole bot beside a bare echo, `rules` is the games alone, `growth` is many tables, `pictures` is boards as pictures, `servers` is many servers, `peers` is noughts and crosses beside other bots.
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
