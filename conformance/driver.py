"""Runs commands of the OpenStack client in one interpreter, since starting it takes seconds.

Reads one JSON object a line: {"args": [...], "env": {...}, "stdin": base64 or null}; answers one a line:
{"code", "stdout" (base64), "stderr", "command": what it was found to be, or null}.
"""

import base64
import io
import json
import logging
import os
import sys
import traceback
import warnings

# The protocol has the descriptors to itself: whatever a command prints past sys.stdout must not get into it.
asked = os.fdopen(os.dup(0), 'r', encoding='utf-8')
answers = os.fdopen(os.dup(1), 'w', encoding='utf-8')
nothing = os.open(os.devnull, os.O_RDWR)
for descriptor in (0, 1):
    os.dup2(nothing, descriptor)

from openstackclient.compute import client as compute_client  # noqa: E402
from openstackclient.shell import OpenStackShell  # noqa: E402
from openstackclient.volume import client as volume_client  # noqa: E402
from osc_lib import clientmanager  # noqa: E402

volume_versions = dict(volume_client.API_VERSIONS)


def forget_clients(kind=clientmanager.ClientManager):
    """The client keeps its sessions on its classes, for the one command that it expects to run."""
    for attribute in vars(kind).values():
        if isinstance(attribute, clientmanager.ClientCache):
            attribute._handle = None
    for heir in kind.__subclasses__():
        forget_clients(heir)


def forget_versions():
    """It keeps the microversions of the last command, and drops versions for volumes that it cannot import, once."""
    volume_client.API_VERSIONS.update(volume_versions)
    volume_client._volume_api_version = None
    compute_client._compute_api_version = None


class Terminal(io.StringIO):
    """What the client takes for somebody at the keyboard who says nothing: it reads no data from it."""

    def isatty(self):
        return True


class Shell(OpenStackShell):
    """Takes note of the command that the words turned out to be."""

    command = None

    def prepare_to_run_command(self, command):
        self.command = command.cmd_name
        super().prepare_to_run_command(command)


def piped(data):
    return io.TextIOWrapper(io.BytesIO(data), encoding='utf-8')


def run(args, env, stdin):
    before = dict(os.environ)
    os.environ.update(env)
    out = io.TextIOWrapper(io.BytesIO(), encoding='utf-8', write_through=True)
    err = io.StringIO()
    streams = sys.stdin, sys.stdout, sys.stderr
    sys.stdin, sys.stdout, sys.stderr = Terminal() if stdin is None else piped(stdin), out, err
    forget_clients()
    forget_versions()
    logging.getLogger().handlers.clear()
    warnings.resetwarnings()
    shell = Shell()
    try:
        code = shell.run(args)
    except SystemExit as stop:
        code = stop.code if isinstance(stop.code, int) else 1
    except BaseException:
        traceback.print_exc()
        code = 1
    finally:
        sys.stdin, sys.stdout, sys.stderr = streams
        os.environ.clear()
        os.environ.update(before)
    stdout = base64.b64encode(out.buffer.getvalue()).decode()
    return {'code': code or 0, 'stdout': stdout, 'stderr': err.getvalue(), 'command': shell.command}


for line in asked:
    request = json.loads(line)
    stdin = request.get('stdin')
    result = run(request['args'], request.get('env', {}), None if stdin is None else base64.b64decode(stdin))
    answers.write(json.dumps(result) + '\n')
    answers.flush()
