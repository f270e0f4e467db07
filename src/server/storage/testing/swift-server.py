"""
OpenStack Swift with its S3 API, all of it in this process, with files in a folder: swift.py FOLDER KEY SECRET.
Prints its port on 127.0.0.1 once it answers, and ends when its standard input does.
"""
import array
import os
import sys

import eventlet

eventlet.monkey_patch()

from eventlet import wsgi
from paste.deploy import loadapp
from swift.common import utils
from swift.common.ring import RingData

folder, key, secret = sys.argv[1:]
account, user = key.split(':')
parts = 8

utils.HASH_PATH_PREFIX, utils.HASH_PATH_SUFFIX = b'', b'test'
# Only what is written to swift.conf otherwise.
utils.validate_hash_conf = lambda: None


def write(name, text):
    path = os.path.join(folder, name)
    with open(path, 'w') as file:
        file.write(text)
    return path


class Cache:
    """Stands for memcached."""

    def __init__(self):
        self.values = {}

    def get(self, key, *_, **__):
        return self.values.get(key)

    def set(self, key, value, *_, **__):
        self.values[key] = value

    def delete(self, key, *_, **__):
        self.values.pop(key, None)


cache = Cache()


def serve(socket, config):
    app = loadapp('config:' + config)

    def with_cache(environment, start_response):
        environment['swift.cache'] = cache
        return app(environment, start_response)

    eventlet.spawn(wsgi.server, socket, with_cache, log=open(os.devnull, 'w'), debug=False)


os.makedirs(os.path.join(folder, 'devices', 'disk'))
for kind in ['account', 'container', 'object']:
    socket = eventlet.listen(('127.0.0.1', 0))
    port = socket.getsockname()[1]
    device = dict(id=0, zone=0, region=1, weight=1, device='disk', ip='127.0.0.1', port=port)
    device.update(replication_ip='127.0.0.1', replication_port=port)
    ring = RingData([array.array('H', [0] * parts)], [device], 32 - parts.bit_length() + 1)
    ring.save(os.path.join(folder, kind + '.ring.gz'))
    serve(socket, write(kind + '.conf', f'''
[DEFAULT]
swift_dir = {folder}
devices = {folder}/devices
mount_check = false
[app:main]
use = egg:swift#{kind}
'''))

socket = eventlet.listen(('127.0.0.1', 0))
serve(socket, write('proxy.conf', f'''
[DEFAULT]
swift_dir = {folder}
[pipeline:main]
pipeline = catch_errors listing_formats s3api tempauth slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
[filter:slo]
use = egg:swift#slo
[filter:tempauth]
use = egg:swift#tempauth
user_{account}_{user} = {secret} .admin
'''))
print(socket.getsockname()[1], flush=True)
eventlet.tpool.execute(sys.stdin.read)
