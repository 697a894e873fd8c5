// A lint rule of our own, loaded by `.oxlintrc.json`: the linter itself has none for the names of a state and its setter.

/** `const [reason, setReason] = useState('')`: whoever reads `setReason` knows that the page is drawn again. */
const stateSetter = {
  create: (context) => ({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'ArrayPattern' || init?.type !== 'CallExpression' || init.callee.name !== 'useState') return;
      const [state, setter] = id.elements;
      if (setter?.type !== 'Identifier') return;
      const wanted = state?.type === 'Identifier' ? setterOf(state.name) : undefined;
      if (wanted ? setter.name === wanted : /^set[A-Z]/.test(setter.name)) return;
      context.report({ node: setter, message: `The setter of a state is named ${wanted ?? 'set…'}.` });
    },
  }),
};

const setterOf = (state) => `set${state.charAt(0).toUpperCase()}${state.slice(1)}`;

export default { meta: { name: 'react-state' }, rules: { 'state-setter': stateSetter } };
