"""Runs commands of the Swift client in copies of one process, since importing the client takes a second.

Reads one JSON object per line: {"args": [...], "cwd": folder}; writes one per line: {"code", "stdout" (base64), "stderr"}.
"""

import base64
import json
import os
import sys
import tempfile

from swiftclient.shell import main

# The commands print into files, and only the protocol uses this descriptor.
replies = os.fdopen(os.dup(1), 'w', encoding='utf-8')


def run(args, cwd):
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        child = os.fork()
        if child == 0:
            os.dup2(out.fileno(), 1)
            os.dup2(err.fileno(), 2)
            os.chdir(cwd)
            sys.exit(main(['swift', *args]))
        _, status = os.waitpid(child, 0)
        return {
            'code': os.waitstatus_to_exitcode(status),
            'stdout': base64.b64encode(read(out)).decode(),
            'stderr': read(err).decode(),
        }


def read(file):
    file.seek(0)
    return file.read()


for line in sys.stdin:
    request = json.loads(line)
    replies.write(json.dumps(run(request['args'], request['cwd'])) + '\n')
    replies.flush()
