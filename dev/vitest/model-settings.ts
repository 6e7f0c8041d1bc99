/** What the stand-in for a model and the Worker under test share. */
export const MODEL_SETTINGS = { OPENAI_API_KEY: 'sk-worker', OPENAI_MODEL: 'stand-in' };
