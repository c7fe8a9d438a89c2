#!/bin/sh
# Sets up the site on a fresh Debian machine, and updates its own files when run again:
#   install.sh www.studio.example https://git.example/studio/website.git
# Existing settings are kept. README.md beside this file says what to do before and after.
set -eu
umask 022

domain=${1:?say the address of the site, such as www.studio.example}
repository=${2:?say where the project is, such as https://git.example/studio/website.git}
root=/opt/studio
lib=/usr/local/lib/studio
here=$(cd "$(dirname "$0")" && pwd)
registry=${npm_config_registry:-https://registry.npmjs.org}

fail() {
  echo "install: $*" >&2
  exit 1
}
[ "$(id -u)" = 0 ] || fail 'run this as root'

export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
# unattended-upgrades may be at work.
apt-get install -y -qq --no-install-recommends -o DPkg::Lock::Timeout=600 \
  age ca-certificates caddy curl e2fsprogs git libatomic1 openssh-client openssl procps unattended-upgrades

# Debian's Node and npm are too old to build. These belong to root, with version and SHA-512 from here and from
# package-lock.json. They only build: each release has a Node of its own.
unpack() {
  if [ ! -d "$lib/$1-$2" ]; then
    rm -rf "$lib/new"
    mkdir "$lib/new"
    curl -fsSL -o "$lib/new.tgz" "${registry%/}/$1/-/$1-$2.tgz"
    [ "$(openssl dgst -sha512 -binary "$lib/new.tgz" | base64 -w 0)" = "$3" ] || fail "what was fetched as $1 $2 is something else: its SHA-512 differs"
    tar -xz --strip-components=1 --no-same-owner -C "$lib/new" -f "$lib/new.tgz"
    rm "$lib/new.tgz"
    mv "$lib/new" "$lib/$1-$2"
  fi
}
in_lock_file() { sed -n "/\"node_modules\/$1\"/,/}/ s/.*\"$2\": \"\(.*\)\".*/\1/p" "$here/../../package-lock.json"; }
install -d -m 755 $lib $lib/bin
node=node-linux-$(uname -m | sed 's/x86_64/x64/; s/aarch64/arm64/')
node_version=$(in_lock_file "$node" version)
npm_version=11.19.1
unpack "$node" "$node_version" "$(in_lock_file "$node" integrity | sed 's/^sha512-//')"
unpack npm $npm_version ztsxKxt/kkIaAs+2i0GU6I+DRmUdrNasxTZKJe9TCdSjKxlhah/4r/hl5ygMD6XAg1qZ9c2TNomR4qgOydp10g==
ln -sfn "../$node-$node_version/bin/node" $lib/bin/node
ln -sfn ../npm-$npm_version/bin/npm-cli.js $lib/bin/npm
install -m 755 "$here/update.sh" $lib/update.sh
install -m 755 "$here/studio" /usr/local/bin/studio

# One user builds; another runs what was built and owns the enquiries. Root owns the releases and all that it runs.
id studio >/dev/null 2>&1 || adduser --quiet --system --group --home /var/lib/studio --no-create-home studio
id studio-build >/dev/null 2>&1 || adduser --quiet --system --group --home $root --no-create-home studio-build
install -d -o root -g root -m 755 $root $root/releases /etc/studio
install -d -o studio-build -g studio-build -m 755 $root/cache $root/cache/compressed $root/.npm $root/publish
# Each publication adds copies of the pages that it changed: systemd deletes what no build has read for 90 days.
echo "e $root/cache - - - am:90d" >/etc/tmpfiles.d/studio.conf
install -d -o studio-build -g studio-build -m 700 $root/.ssh
install -d -o studio -g studio -m 700 /var/lib/studio /var/lib/studio-desk /var/backups/studio

# Who did what with enquiries: the server can only add to it; only root can shorten it.
audit=/var/lib/studio/audit.log
[ -e $audit ] || install -o studio -g studio -m 600 /dev/null $audit
chattr +a $audit || echo "install: this file system cannot keep $audit from being shortened"

if [ ! -e /etc/studio/settings.env ]; then
  install -o root -g studio -m 640 "$here/settings.env" /etc/studio/settings.env
fi
bare=${domain#www.}
if ! grep -q DESK_URL= /etc/studio/settings.env; then
  printf '\n# The desk; empty for none.\nDESK_URL=https://desk.%s\nDESK_DIR=/var/lib/studio-desk\nEDIT_SOCKET=/run/studio-editor.sock\n' "$bare" >>/etc/studio/settings.env
fi
# Before the units: a service that starts meanwhile is restricted already.
for service in studio studio-desk studio-editor studio-backup; do
  install -D -m 644 "$here/hardening.conf" /etc/systemd/system/$service.service.d/hardening.conf
done
install -m 644 "$here"/*.service "$here"/*.socket "$here"/*.timer "$here"/*.path /etc/systemd/system/
sed "s/desk\.studio\.example/desk.$bare/; s/www\.studio\.example/$domain/g; s/^studio\.example/$([ "$bare" = "$domain" ] && echo "www.$domain" || echo "$bare")/" "$here/Caddyfile" >/etc/caddy/Caddyfile

if [ ! -e $root/source/.git/index ]; then
  rm -rf $root/source
  install -d -o studio-build -g studio-build -m 755 $root/source
  setsid -w setpriv --reuid studio-build --regid studio-build --init-groups --no-new-privs env HOME=$root git clone --quiet "$repository" $root/source ||
    fail "the project could not be fetched. Where its repository is private, see 'A private repository' in README.md"
fi

systemctl daemon-reload
# Before the public server, which is kept from this socket only if it is there.
systemctl enable --now --quiet studio-editor.socket
studio update
# After the first release: before it there is nothing to serve.
systemctl enable --quiet studio.socket studio.service studio-desk.service caddy
systemctl enable --now --quiet studio-backup.timer studio-publish.path
systemctl restart studio-desk.service
systemctl restart caddy
echo "install: https://$domain is served; 'studio' lists the commands"
