#!/bin/sh
# Runs a command of Longtable as the service does, e.g. longtable doctor. File names are relative to /var/lib/longtable.
exec sudo -u longtable --preserve-env=DATABASE_URL sh -c 'cd /var/lib/longtable && exec /opt/longtable/current/node_modules/.bin/node /opt/longtable/current/bot/cli/longtable.cjs "$@"' longtable "$@"
