#!/usr/bin/env node
require('./node-version.cjs');
const { existsSync } = require('node:fs');
const { enableCompileCache, registerHooks } = require('node:module');

// Compiled modules are kept in the system's folder for temporary files, which makes the next start faster. Threads find it in the environment.
const { directory } = enableCompileCache();
if (directory) process.env.NODE_COMPILE_CACHE ||= require('node:path').dirname(directory);

// A checkout has TypeScript, the published package has JavaScript.
const isCheckout = existsSync(`${__dirname}/main.ts`);
// Relative imports of TypeScript name a file exactly, and a package of the workspace is the same for each file that imports it, so neither needs to
// be looked up again. The start takes a sixth less time.
const root = require('node:url').pathToFileURL(`${__dirname}/../..`).href;
const packages = new Map();
const resolve = (specifier, context, next) => {
  if (/^\..*\.ts$/.test(specifier))
    return { url: new URL(specifier, context.parentURL).href, format: 'module-typescript', shortCircuit: true };
  if (!specifier.startsWith('@longtable/') || !context.parentURL?.startsWith(root)) return next(specifier, context);
  if (!packages.has(specifier)) packages.set(specifier, { ...next(specifier, context), shortCircuit: true });
  return packages.get(specifier);
};
if (isCheckout) registerHooks({ resolve });

import(isCheckout ? './main.ts' : './main.js');
