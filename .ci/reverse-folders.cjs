/*
 * Makes Node list folders in reverse order: the order is the file system's, and what is built must
 * not depend on it. Loaded with `--require`, before a module keeps a function of `fs` for itself.
 */
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');

const reversed = (entries) => (Array.isArray(entries) ? entries.reverse() : entries);

const { readdir, readdirSync } = fs;
const { readdir: readdirAsync } = fs.promises;

fs.readdirSync = (...parameters) => reversed(readdirSync(...parameters));
fs.promises.readdir = async (...parameters) => reversed(await readdirAsync(...parameters));
fs.readdir = (...parameters) => {
  const callback = parameters.pop();
  readdir(...parameters, (error, entries) => callback(error, reversed(entries)));
};

syncBuiltinESMExports();
