"""Runs commands of the OpenStack client in one interpreter, since starting it takes seconds.

Reads one JSON object per line: {"args": [...], "env": {...}, "stdin": base64 or null, "cwd": folder}; writes one per line:
{"code", "stdout" (base64), "stderr", "command": the name of the command, or null if there is no such command}.
"""

import base64
import io
import json
import logging
import os
import sys
import traceback
import warnings

# Only the protocol uses these descriptors: output that bypasses sys.stdout must not get into it.
requests = os.fdopen(os.dup(0), 'r', encoding='utf-8')
replies = os.fdopen(os.dup(1), 'w', encoding='utf-8')
nothing = os.open(os.devnull, os.O_RDWR)
for descriptor in (0, 1):
    os.dup2(nothing, descriptor)

from openstackclient.compute import client as compute_client  # noqa: E402
from openstackclient.shell import OpenStackShell  # noqa: E402
from openstackclient.volume import client as volume_client  # noqa: E402
from osc_lib import clientmanager  # noqa: E402
from stevedore.extension import ExtensionManager  # noqa: E402

volume_versions = dict(volume_client.API_VERSIONS)


def forget_clients(kind=clientmanager.ClientManager):
    """The client caches its sessions on its classes, since it expects to run only one command."""
    for attribute in vars(kind).values():
        if isinstance(attribute, clientmanager.ClientCache):
            attribute._handle = None
    for subclass in kind.__subclasses__():
        forget_clients(subclass)


def forget_versions():
    """The client caches the microversions of the last command, and deletes volume versions that it cannot import."""
    volume_client.API_VERSIONS.update(volume_versions)
    volume_client._volume_api_version = None
    compute_client._compute_api_version = None


load_plugins = ExtensionManager._load_plugins
loaded_plugins = {}


def load_plugins_once(manager, invoke_on_load, *rest):
    """Every command would load the classes of all commands again, which takes a seventh of its time."""
    if invoke_on_load:
        return load_plugins(manager, invoke_on_load, *rest)
    if manager.namespace not in loaded_plugins:
        loaded_plugins[manager.namespace] = load_plugins(manager, invoke_on_load, *rest)
    return list(loaded_plugins[manager.namespace])


ExtensionManager._load_plugins = load_plugins_once


class Terminal(io.StringIO):
    """An idle terminal, so that the client does not read data from stdin."""

    def isatty(self):
        return True


class Shell(OpenStackShell):
    """Records the name of the command that the arguments select."""

    command = None

    def prepare_to_run_command(self, command):
        self.command = command.cmd_name
        super().prepare_to_run_command(command)


def piped(data):
    return io.TextIOWrapper(io.BytesIO(data), encoding='utf-8')


def run(args, env, stdin, cwd):
    before = dict(os.environ)
    os.environ.update(env)
    home = os.getcwd()
    os.chdir(cwd)
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
        os.chdir(home)
    stdout = base64.b64encode(out.buffer.getvalue()).decode()
    # Some commands return what they have created.
    return {'code': code if isinstance(code, int) else 0, 'stdout': stdout, 'stderr': err.getvalue(), 'command': shell.command}


for line in requests:
    request = json.loads(line)
    stdin = request['stdin']
    data = None if stdin is None else base64.b64decode(stdin)
    result = run(request['args'], request['env'], data, request['cwd'])
    replies.write(json.dumps(result) + '\n')
    replies.flush()
