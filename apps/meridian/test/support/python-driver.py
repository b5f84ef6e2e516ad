"""Runs Python programs in one interpreter, since importing openstacksdk takes a second.

Reads one JSON object per line: {"program": "...", "env": {...}}; writes one per line: {"error": null or its traceback}.
"""

import json
import os
import sys
import traceback

replies = os.fdopen(os.dup(1), 'w', encoding='utf-8')
os.dup2(2, 1)

import openstack  # noqa: E402, F401

for line in sys.stdin:
    request = json.loads(line)
    before = dict(os.environ)
    os.environ.update(request['env'])
    error = None
    try:
        exec(compile(request['program'], 'program', 'exec'), {'__name__': '__main__'})
    except BaseException:
        error = traceback.format_exc()
    finally:
        os.environ.clear()
        os.environ.update(before)
    replies.write(json.dumps({'error': error}) + '\n')
    replies.flush()
