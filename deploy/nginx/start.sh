#!/bin/sh
# Runs nginx, the given command, and reloads it when the host of GOODLINE_SITE has other IP
# addresses, as new containers do. nginx looks a name up only when it starts or reloads. `resolve`
# does it since nginx 1.27.3; Debian's is older.
addresses() {
  getent ahosts "${GOODLINE_SITE%:*}" | cut -d ' ' -f 1 | sort -u
}

known=$(addresses)
while sleep 2 && kill -0 $$; do
  found=$(addresses)
  [ -z "$found" ] || [ "$found" = "$known" ] || { "$@" -tq && kill -HUP $$ && known=$found; }
done &
exec "$@"
