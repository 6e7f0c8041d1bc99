import type { PlanWords } from './plan-words.ts';

export const SPANISH_PLAN: PlanWords = {
  language: 'es',
  day: 'dia',
  today: 'hoy|esta noche',
  tomorrow: 'manana',
  dayAfterTomorrow: 'pasado manana',
  next: 'proximo|que viene',
  weekdays: '',
  morning: 'de la manana|por la manana|manana',
  afternoon: 'de la tarde|por la tarde|tarde',
  evening: 'de la noche|por la noche|noche|madrugada',
  morningEvents: 'desayuno|desayunar|amanecer|brunch',
  eveningEvents:
    'cena|cenar|cenamos|copas?|noche|fiesta|coctel|atardecer|puesta de sol|concierto|discoteca|tapas|fuegos artificiales',
  to: 'a|al|hasta|y|a las',
  around: 'sobre|hacia|aprox\\.?|aproximadamente|alrededor de|a eso de',
  maybe:
    'quizas?|tal vez|a lo mejor|por confirmar|opcional|si podemos|podriamos|pendiente|por definir|puede que',
  canceled: 'cancelad[oa]s?|suspendid[oa]|anulad[oa]|ya no',
  changed:
    'cambiad[oa]|cambia|movid[oa]|aplazad[oa]|retrasad[oa]|en vez de|en lugar de|mejor|nueva hora|al final|correccion',
  notEvents:
    'antes del|fecha limite|plazo|confirmar antes|pago|deposito|abierto|horario|cierra|cancelacion|actualizado|valido|factura|s\\.?r\\.?c\\.?',
  closings: '(?:un )?(?:saludos?|abrazo)|un beso|besos|atentamente|gracias|hasta pronto',
  asides: 'consejos?|notas?|recordatorio|no olvid\\w+|reserva[dr]?|comprar?|llevar?|traer?',
  done: '(?:ya )?reservad[oa]s?|pagad[oa]s?|hecho',
  hours: 'h|hs|horas?',
  minutes: 'min|minutos?',
  labels: {
    title: 'titulo|evento|actividad|que|programa|nombre|asunto|plan|acto',
    date: 'fecha|dia|cuando|fecha de inicio|fecha inicio|fecha y hora',
    time: 'hora|horario|horas',
    start: 'inicio|comienzo|desde|empieza|de',
    end: 'fin|final|hasta|termina|a',
    startTime: 'hora de inicio|hora inicio|hora de comienzo',
    endDate: 'fecha de fin|fecha fin|fecha de finalizacion',
    endTime: 'hora de fin|hora fin|hora de finalizacion|hora final',
    duration: 'duracion',
    place: 'lugar|donde|ubicacion|sitio|punto de encuentro|sala',
    address: 'direccion',
    description: 'descripcion|notas?|detalles|comentarios?|observaciones|info',
    people: 'quien|quienes|asistentes|invitados|participantes|personas',
    allDay: 'todo el dia|dia completo|evento de todo el dia',
    zone: 'zona horaria',
  },
};
