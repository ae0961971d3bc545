#!/bin/sh
# Runs a command of Longtable as the service longtable@1 does, e.g. longtable doctor. File names are relative to /var/lib/longtable.
exec sudo -u longtable --preserve-env=DATABASE_URL,DATABASE_PASSWORD,DATABASE_PASSWORD_FILE sh -c 'cd /var/lib/longtable && { grep -qs ^METRICS_PORT= 1.env || export METRICS_PORT=9461; } && exec /opt/longtable/current/node_modules/.bin/node --env-file-if-exists=1.env /opt/longtable/current/bot/cli/longtable.cjs "$@"' longtable "$@"
