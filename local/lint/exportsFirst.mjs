/**
 * Exported functions come first, helpers below; a helper stays above only if a top-level value needs it while the
 * module loads. Plain JavaScript, because Node 20 runs oxlint, too.
 */
const create = ({ sourceCode, report }) => ({
  Program({ body }) {
    const items = body.map((statement) => describe(statement, sourceCode));
    const loading = findLoading(items);
    const lastExport = items.findLastIndex((item) => item.isFunction && item.isExported);
    items.forEach((item, index) => {
      if (index < lastExport && item.isFunction && !item.isExported && !loading.has(item))
        report({ node: item.declaration, message: 'Move this below the exported functions.' });
    });
  },
});

export default { meta: { name: 'local' }, rules: { 'exports-first': { create } } };

const describe = (statement, sourceCode) => {
  const declaration = statement.declaration ?? statement;
  const value = declaration.declarations?.[0].init ?? declaration;
  return {
    declaration,
    isExported: declaration !== statement,
    // A function in `let` is state.
    isFunction:
      declaration.kind !== 'let' &&
      (/^(Arrow)?Function/.test(value.type) || value.callee?.name === 'memo'),
    uses: sourceCode.getDeclaredVariables(declaration).flatMap(({ references }) => references),
  };
};

/** Returns the top-level values and the functions that they use, also indirectly. */
const findLoading = (items) => {
  const isValue = (item) => !item.isFunction && !item.declaration.type.startsWith('TS');
  const loading = new Set(items.filter(isValue));
  // The loop also visits the items that it adds.
  for (const { declaration } of loading)
    for (const item of items)
      if (item.isFunction && item.uses.some(({ identifier }) => isInside(identifier, declaration)))
        loading.add(item);
  return loading;
};

const isInside = (node, { start, end }) => node.start >= start && node.end <= end;
