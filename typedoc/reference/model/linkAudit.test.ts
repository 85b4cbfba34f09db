import {
  DeclarationReflection,
  FileRegistry,
  ProjectReflection,
  ReferenceType,
  ReflectionKind,
  ReflectionSymbolId,
} from 'typedoc';
import { describe, expect, test } from 'vitest';
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

describe('LinkAudit', () => {
  test('takes types that lead somewhere', () => {
    const audit = new LinkAudit();
    audit.note(typeNamed('Missing'), '#missing', 'core/function/get');
    audit.assertLinked(project);
    expect(audit.linked).toBe(1);
  });

  test('takes types that nobody documents', () => {
    const audit = new LinkAudit();
    audit.note(typeNamed('Elsewhere'), undefined, 'core/function/get');
    audit.assertLinked(project);
    expect(audit.linked).toBe(0);
  });

  test('takes the parameters of types', () => {
    const audit = new LinkAudit();
    const parameter = typeNamed('Missing');
    parameter.refersToTypeParameter = true;
    audit.note(parameter, undefined, 'core/function/get');
    expect(() => {
      audit.assertLinked(project);
    }).not.toThrow();
  });

  test('refuses types that are documented and lead nowhere, and says where', () => {
    const audit = new LinkAudit();
    audit.note(typeNamed('Missing'), undefined, 'core/function/get');
    expect(() => {
      audit.assertLinked(project);
    }).toThrow(
      'Types that are documented and lead nowhere: "Missing" on "core/function/get"; export them from the root of their package, or import the documented one',
    );
  });
});
