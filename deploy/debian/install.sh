#!/bin/sh
# Sets up the site on a fresh Debian machine, and brings its own files up to date when run again:
#   install.sh www.studio.example https://git.example/studio/website.git
# Settings that are there are kept. README.md beside this file says what to do before and after.
set -eu

domain=${1:?say the address of the site, such as www.studio.example}
repository=${2:?say where the project is, such as https://git.example/studio/website.git}
root=/opt/studio
here=$(cd "$(dirname "$0")" && pwd)

[ "$(id -u)" = 0 ] || { echo 'install: run this as root' >&2; exit 1; }

DEBIAN_FRONTEND=noninteractive apt-get update -qq
DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends ca-certificates caddy curl git libatomic1 nodejs npm

# One user builds and owns the code, another runs it and owns the enquiries: neither can change the other's.
id studio >/dev/null 2>&1 || adduser --system --group --home /var/lib/studio --no-create-home studio
id studio-build >/dev/null 2>&1 || adduser --system --group --home $root --no-create-home studio-build
install -d -o root -g root -m 755 $root /etc/studio
install -d -o studio-build -g studio-build -m 755 $root/source $root/releases $root/cache $root/.npm
install -d -o studio-build -g studio-build -m 700 $root/.ssh
install -d -o studio -g studio -m 700 /var/lib/studio /var/lib/studio-desk /var/backups/studio

if [ ! -e /etc/studio/settings.env ]; then
  install -o root -g studio -m 640 "$here/settings.env" /etc/studio/settings.env
fi
if [ ! -e $root/source/.git ]; then
  runuser -u studio-build -- env HOME=$root git clone --quiet "$repository" $root/source
fi

install -m 755 "$here/studio" /usr/local/bin/studio
install -m 644 "$here"/studio.socket "$here"/studio.service "$here"/studio-desk.service "$here"/studio-backup.service "$here"/studio-backup.timer /etc/systemd/system/
bare=${domain#www.}
if ! grep -q DESK_URL= /etc/studio/settings.env; then
  printf '\n# The desk; empty for none.\nDESK_URL=https://desk.%s\nDESK_DIR=/var/lib/studio-desk\n' "$bare" >>/etc/studio/settings.env
fi
sed "s/desk\.kora\.example/desk.$bare/; s/www\.kora\.example/$domain/g; s/^kora\.example/$([ "$bare" = "$domain" ] && echo "www.$domain" || echo "$bare")/" "$here/Caddyfile" >/etc/caddy/Caddyfile

systemctl daemon-reload
# The socket starts with the first release: before that, whoever asks would start a service that has nothing to serve.
systemctl enable --quiet studio.socket studio.service
systemctl enable --now --quiet studio-backup.timer
studio update
systemctl enable --quiet studio-desk.service
systemctl restart studio-desk.service
systemctl enable --quiet caddy
systemctl reload-or-restart caddy
echo "install: https://$domain is served; 'studio' lists the commands"
