#!/usr/bin/python3
"""Records what Keystone's rule processor makes of a table of mappings, for the tests of the console's evaluator.

    tools/openstack/record-mappings.py > packages/contract/test-samples/mappings.json
"""
import copy
import json
import logging

from keystone.federation.utils import RuleProcessor, validate_mapping_structure

logging.disable(logging.CRITICAL)

ADA = {'UserName': 'ada', 'Email': 'ada@example.org', 'Person': 'Contractor;Employee', 'Groups': 'dev;ops', 'Empty': ''}
NAME = {'user': {'name': '{0}'}}
USER = {'type': 'UserName'}
DEFAULT = {'name': 'Default'}


def rule(*local, remote):
    return {'local': list(local), 'remote': remote}


def groups_by(**condition):
    return [rule(NAME, {'groups': '{1}', 'domain': DEFAULT}, remote=[USER, {'type': 'Groups', **condition}])]


def named(pattern):
    return [rule(NAME, remote=[USER, {'type': 'Email', 'any_one_of': [pattern], 'regex': True}])]


CASES = {
    'a name and a group': [rule(NAME, {'group': {'id': '0cd5e9'}}, remote=[USER])],
    'name and email': [rule({'user': {'name': '{0}', 'email': '{1}'}}, remote=[USER, {'type': 'Email'}])],
    'places without numbers': [rule({'user': {'name': '{}-{}'}}, remote=[USER, {'type': 'Email'}])],
    'doubled braces': [rule({'user': {'name': '{{{0}}}'}}, remote=[USER])],
    'a named place': [rule({'user': {'name': '{name}'}}, remote=[USER])],
    'a single brace': [rule({'user': {'name': 'a{'}}, remote=[USER])],
    'a place that nothing fills': [rule({'user': {'name': '{1}'}}, remote=[USER])],
    'an absent attribute': [rule(NAME, remote=[USER, {'type': 'Office'}])],
    'an empty attribute': [rule({'user': {'name': '{0}'}}, remote=[USER, {'type': 'Empty'}])],
    'an empty value is not one of the forbidden': [
        rule(NAME, remote=[USER, {'type': 'Empty', 'not_any_of': ['x']}])],
    'one of the required values': [rule(NAME, remote=[{'type': 'Person', 'any_one_of': ['Employee']}, USER])],
    'none of the required values': [rule(NAME, remote=[USER, {'type': 'Groups', 'any_one_of': ['hr']}])],
    'a forbidden value': [rule(NAME, remote=[USER, {'type': 'Groups', 'not_any_of': ['ops']}])],
    'a whitelist': groups_by(whitelist=['dev', 'hr']),
    'a whitelist without matches': groups_by(whitelist=['hr']),
    'a blacklist': groups_by(blacklist=['dev']),
    'a blacklist of patterns': groups_by(blacklist=['^d'], regex=True),
    'all values as groups': groups_by(),
    'groups without a domain': [rule(NAME, {'groups': '{0}'}, remote=[USER])],
    'several values in a name': [rule(NAME, remote=[{'type': 'Groups'}])],
    'group ids': [rule(NAME, {'group_ids': '{1}'}, remote=[USER, {'type': 'Groups'}])],
    'the same group id twice': [rule(NAME, {'group_ids': '{1}'}, {'group': {'id': 'dev'}},
                                     remote=[USER, {'type': 'Groups'}])],
    'two groups by name': [rule(NAME, {'group': {'name': 'a', 'domain': DEFAULT}},
                                {'group': {'name': 'b', 'domain': {'id': 'd1'}}}, remote=[USER])],
    'the first user counts': [rule(NAME, remote=[USER]), rule({'user': {'name': 'other'}}, remote=[USER])],
    'an empty user does not count': [rule({'user': {}}, remote=[USER]), rule({'user': {'name': 'other'}}, remote=[USER])],
    'the last projects count': [
        rule(NAME, {'projects': [{'name': 'one', 'roles': [{'name': 'reader'}]}]}, remote=[USER]),
        rule({'projects': [{'name': 'for {0}', 'roles': [{'name': 'member'}]}]}, remote=[USER])],
    'a local user': [rule({'user': {'name': '{0}', 'type': 'local', 'domain': {'id': 'd1'}}}, remote=[USER])],
    'no user': [rule({'group': {'id': 'x'}}, remote=[USER])],
    'an empty local part': [rule(remote=[USER])],
    'a pattern that is searched': named('@example'),
    'a pattern from the beginning': named('^example'),
    'a pattern for both cases': named('(?i)EXAMPLE'),
    'a pattern with needless escapes': named(r'ada\@example\-?\.org'),
    'a pattern with anchors of Python': named(r'\Aada@.*org\Z'),
    'a pattern with a named group': named('(?P<who>ada)@(?P=who)?'),
    'an invalid pattern': named('('),
    'a value with an apostrophe': [rule(NAME, {'groups': '{1}', 'domain': DEFAULT},
                                        remote=[USER, {'type': 'Quoted'}])],
    'a group whose name has the word name': [rule(NAME, {'groups': 'namespaces', 'domain': DEFAULT}, remote=[USER])],
}


def outcome(rules, assertion):
    try:
        validate_mapping_structure({'rules': rules})
        found = RuleProcessor('m', copy.deepcopy(rules)).process(assertion)
    except Exception as error:  # whatever it is, nobody is let in
        return {'error': type(error).__name__}
    names = {(one['name'], one['domain'].get('name') or one['domain'].get('id')) for one in found['group_names']}
    return {
        'user': found['user'],
        'group_ids': sorted(found['group_ids']),
        'group_names': sorted(names),
        'projects': found['projects'],
    }


assertion = {**ADA, 'Quoted': "o'brien;dev"}
cases = [{'name': name, 'rules': rules, 'outcome': outcome(rules, assertion)} for name, rules in CASES.items()]
print(json.dumps({'assertion': assertion, 'cases': cases}, indent=1))
