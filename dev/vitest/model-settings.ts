/** Shared by the model emulator and the tested Worker. */
export const MODEL_SETTINGS = { OPENAI_API_KEY: 'sk-worker', OPENAI_MODEL: 'emulator' };
