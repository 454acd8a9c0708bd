import { pageHeaders } from '../../lib/security/headers.ts'

/**
 * The production front: an nginx before the site that keeps its pages, so that visitors are served at the speed of files.
 *
 * The site says what may be shared (`s-maxage` or `public`). A kept answer counts as fresh for the second in which it came, then one
 * request asks the site whether it is still true, with the answer's ETag; the others get the kept one meanwhile. So the site is
 * asked once a second for a page, however many visitors want it; a publish is seen within that second, also by the first visitor of a
 * quiet page; and a site that is down or fails goes on being served from what is kept.
 */

/** Text of nginx's configuration. Values come from our own code, never from a request. */
type NginxConfig = string

export type FrontOptions = {
  /** What nginx listens on, each a port, or an address and a port. It does not start where one of them cannot be had. */
  listen: readonly string[]
  /** Where the site answers: host and port. */
  site: string
  /**
   * Folder of the kept answers; pictures have one beside it. nginx makes both, and nothing above them: Debian has no `/var/cache/nginx`.
   */
  cacheFolder: string
  /**
   * Where the front asks itself: host and port, for nobody else. No socket file: an nginx that was killed would leave it behind, and the
   * next one could not begin.
   */
  itself: string
}

/** What the file beside this one is made for: a Debian machine that runs `npm start` on port 3000. */
export const productionFront: FrontOptions = {
  // A port alone is one of IPv4.
  listen: ['80', '[::]:80'],
  site: '127.0.0.1:3000',
  cacheFolder: '/var/cache/goodline',
  itself: '127.0.0.1:3081',
}

/** What the site is told of where it was asked. Named in each place: one such line in a place takes away all inherited ones. */
const address = (indent: string): NginxConfig =>
  [
    'proxy_set_header Host $goodline_host;',
    'proxy_set_header Connection "";',
    'proxy_set_header X-Forwarded-Proto $scheme;',
  ].join(`\n${indent}`)

/**
 * The security headers of an answer that comes without: what nginx itself says, and what Next says before it comes to its `headers()`.
 * Nothing in such an answer has business with another host.
 */
const safety = pageHeaders('https:', { blogApiHost: '', mailOrigin: undefined })

/** What may stand behind the name of an encoding that is accepted: all but a quality of nought. */
const accepted = '\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[^,]*)?(?:,|$)'

const snakeCase = (header: string): string => header.toLowerCase().replaceAll('-', '_')

/** Variables that are empty where the site has said it, or where it is no https site: nginx adds no header that is empty. */
const safetyMaps: NginxConfig = safety
  .map(({ key, value }) => {
    const said = `$upstream_http_${snakeCase(key)}`
    const [subject, lacking] =
      key === 'Strict-Transport-Security'
        ? [`"$scheme $http_x_forwarded_proto ${said}"`, '"~https.* $"']
        : [said, '""']
    return `map ${subject} $goodline_${snakeCase(key)} {
    default "";
    ${lacking} "${value}";
}`
  })
  .join('\n')

const addSafety = (indent: string): NginxConfig =>
  safety.map(({ key }) => `add_header ${key} $goodline_${snakeCase(key)} always;`).join(`\n${indent}`)

/** The front's configuration: what stands inside `http { }`, on Debian one file in /etc/nginx/conf.d. */
export function frontConfig({ listen, site, cacheFolder, itself }: FrontOptions): NginxConfig {
  return `# Keeps the site's pages and serves them when it is slow, busy or down. Made by frontConfig() in local/front/config.ts, which says how it
# works; a test keeps this file and that function the same.

proxy_cache_path ${cacheFolder} levels=1:2 keys_zone=goodline:20m max_size=2g inactive=30d use_temp_path=off;
# A folder of their own, so that no number of pictures pushes a page out.
proxy_cache_path ${cacheFolder}-pictures levels=1:2 keys_zone=goodline_pictures:10m max_size=2g inactive=30d use_temp_path=off;

upstream goodline_site {
    server ${site};
    keepalive 64;
}

upstream goodline_dated {
    server ${itself};
    keepalive 64;
}

# nginx counts whole seconds, and "for one second" can mean nearly two. This names the present second as the last one.
map $msec $goodline_this_second {
    "~^(?<goodline_seconds>\\d+)" "@$goodline_seconds";
}

# Only what the site gives to everybody is kept. Drafts, errors and answers to forms are "private" or say nothing.
map $upstream_http_cache_control $goodline_fresh_until {
    default "";
    "~(?:^|[ ,])(?:s-maxage=0*[1-9]|public)" $goodline_this_second;
}

# "stale-while-revalidate" was for us. A browser that obeyed it would show a page of yesterday.
map $upstream_http_cache_control $goodline_for_browsers {
    default $upstream_http_cache_control;
    "~s-maxage=0*[1-9]" "public, max-age=0, must-revalidate";
}

# Encodings and picture formats as the site knows them: browsers say the same in a hundred ways, each of which would be kept apart. What
# most of them say is named first: finding a word is quicker than trying a pattern.
map $http_accept_encoding $goodline_encoding {
    default "";
    "gzip, deflate, br" "br, gzip";
    "gzip, deflate, br, zstd" "br, gzip";
    "gzip" gzip;
    "gzip, deflate" gzip;
    "~*^(?=(?:.*,)?\\s*br${accepted})(?:.*,)?\\s*gzip${accepted}" "br, gzip";
    "~*(?:^|,)\\s*gzip${accepted}" gzip;
}
map $http_accept $goodline_pictures {
    default "*/*";
    "~image/webp" "image/webp,*/*";
}

# With the port, which $host lacks. Clients that speak HTTP/1.0 may name no host, and the site would refuse what comes by 1.1 without one.
map $http_host $goodline_host {
    default $http_host;
    "" $host;
}

# Whoever looks at drafts, or sends something, is served by the site itself.
map "$request_method $cookie___prerender_bypass$cookie___next_preview_data" $goodline_direct {
    default 1;
    "GET " "";
    "HEAD " "";
}

# A page is the same whatever stands behind its "?": campaign links share one kept answer.
map $args $goodline_path {
    default $goodline_bare_path;
    "" $request_uri;
}
map $request_uri $goodline_bare_path {
    "~^(?<goodline_bare>[^?]*)" $goodline_bare;
}

# Security headers for answers that lack them: errors of nginx, and Next's redirects of addresses with a slash too many.
${safetyMaps}

server {
    # Each worker has a queue of its own, or one of them may get nearly all visitors.
    ${listen.map((each) => `listen ${each} reuseport;`).join('\n    ')}
    server_name _;
    server_tokens off;
    add_header X-Front $upstream_cache_status always;
    ${addSafety('    ')}
    client_max_body_size 1m;
    # The site has compressed what is worth it.
    gzip off;

    proxy_http_version 1.1;
    proxy_connect_timeout 2s;
    proxy_read_timeout 20s;
    proxy_send_timeout 20s;
    # For the headers of an answer that is kept: 1 kB, and room for what a landing page or a redirect is called.
    proxy_buffer_size 8k;
    proxy_buffers 16 32k;

    # Files that are in demand stay open. nginx itself sees to it that a new answer is not missed.
    open_file_cache max=2000 inactive=60s;

    proxy_cache goodline;
    proxy_cache_lock on;
    proxy_cache_lock_timeout 5s;
    proxy_cache_revalidate on;
    # "stale-if-error", and for all but the one who asks "stale-while-revalidate".
    proxy_cache_use_stale error timeout invalid_header updating http_500 http_502 http_503 http_504;
    # The site varies by what stands in the keys below, and by nothing else.
    proxy_ignore_headers Vary;

    # For drafts and for what is not read but sent.
    error_page 418 = @site;
    # Here, and not where the page is kept, this gets the security headers.
    error_page 413 @too_large;

    # Pages, their data, feeds, and the files of public/. The site is told where it was asked and nothing of the visitor, so that no
    # answer that is kept for all can depend on one.
    location / {
        if ($goodline_direct) {
            return 418;
        }
        # The address goes on as it is: one that is put together would be read and looked up for each visitor, also of a kept page.
        proxy_pass http://goodline_dated;
        proxy_pass_request_headers off;
        proxy_set_header Accept-Encoding $goodline_encoding;
        ${address('        ')}
        proxy_ignore_headers Cache-Control Expires Vary;
        proxy_cache_key "$goodline_encoding $goodline_path";
        # The rest was added before the answer was kept: a line here takes away all inherited ones.
        add_header X-Front $upstream_cache_status always;
    }

    # Scripts: their names change with their content, so the site's "a year" is taken at its word. Tabs that were opened before a
    # release still find theirs.
    location /_next/static/ {
        proxy_pass http://goodline_site$goodline_path;
        proxy_pass_request_headers off;
        proxy_set_header Accept-Encoding $goodline_encoding;
        ${address('        ')}
        proxy_cache_key "$goodline_encoding $goodline_path";
    }

    # Pictures in the size and format that the browser wants.
    location = /_next/image {
        proxy_pass http://goodline_site$request_uri;
        proxy_pass_request_headers off;
        proxy_set_header Accept $goodline_pictures;
        ${address('        ')}
        proxy_cache goodline_pictures;
        proxy_cache_key "$goodline_pictures $request_uri";
    }

    # Never kept: the API, the Studio, and addresses with a slash too many, which lead to another address with all of their query.
    location /api/ {
        return 418;
    }
    location = /studio {
        return 418;
    }
    location /studio/ {
        return 418;
    }
    location ~ ./$ {
        return 418;
    }

    location @too_large {
        return 413;
    }

    location @site {
        proxy_pass http://goodline_site;
        ${address('        ')}
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        proxy_cache off;
        # A redirect repeats the whole address, twice.
        proxy_buffer_size 32k;
    }
}

# Says of each answer until when it is fresh, and to browsers to ask each time, and adds what it lacks, before it is kept.
server {
    listen ${itself};
    server_tokens off;
    location / {
        proxy_pass http://goodline_site$goodline_path;
        proxy_http_version 1.1;
        proxy_connect_timeout 2s;
        proxy_read_timeout 15s;
        proxy_buffer_size 8k;
        proxy_buffers 16 32k;
        proxy_set_header Host $goodline_host;
        proxy_set_header Connection "";
        gzip off;
        add_header X-Accel-Expires $goodline_fresh_until always;
        proxy_hide_header Cache-Control;
        add_header Cache-Control $goodline_for_browsers always;
        ${addSafety('        ')}
        # Where Next had this answer from when the front asked. What the visitor gets it from stands in X-Front.
        proxy_hide_header X-Nextjs-Cache;
    }
}
`
}
