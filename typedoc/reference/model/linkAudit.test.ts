import {
  DeclarationReflection,
  FileRegistry,
  ProjectReflection,
  ReferenceType,
  ReflectionKind,
  ReflectionSymbolId,
} from 'typedoc';
import { expect, test } from 'vitest';
import { LinkAudit } from './linkAudit';

const project = new ProjectReflection('packages', new FileRegistry());
const missing = new DeclarationReflection('Missing', ReflectionKind.Interface, project);
project.addChild(missing);
project.registerReflection(missing, undefined, undefined);

function typeNamed(name: string): ReferenceType {
  const id = new ReflectionSymbolId({
    packageName: 'elsewhere',
    packagePath: '' as never,
    qualifiedName: name,
  });
  return ReferenceType.createUnresolvedReference(name, id, project, name);
}

function audit(type: ReferenceType, to?: string): LinkAudit {
  const links = new LinkAudit();
  links.note(type, to, '/api/core/function/get');
  links.assertLinked(project);
  return links;
}

test('LinkAudit counts links, and accepts types without one that nobody documents or that a caller chooses', () => {
  const parameter = typeNamed('Missing');
  parameter.refersToTypeParameter = true;
  expect(audit(typeNamed('Missing'), '#missing').linked).toBe(1);
  expect(audit(typeNamed('Elsewhere')).linked).toBe(0);
  expect(audit(parameter).linked).toBe(0);
});

test('LinkAudit refuses types that are documented and lead nowhere, and says where', () => {
  expect(() => audit(typeNamed('Missing'))).toThrow(
    'Types that are documented and lead nowhere: "Missing" on "/api/core/function/get"; export them from the root of their package, or import the documented one',
  );
});
